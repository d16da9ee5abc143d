import { expect, test } from 'vitest'
import type { Language } from '../catalogue.ts'
import { isInLanguage, languageOf, likelyLanguageOf } from './language.ts'

const posts: Record<Language, string> = {
  english:
    'We stopped the weekly call in May. It took eleven people an hour, and most of them only listened. Now everybody writes two lines before lunch, and what is stuck gets an answer the same day.',
  spanish:
    'En mayo quitamos la llamada semanal. Ocupaba una hora a once personas y la mayoría solo escuchaba. Ahora cada uno escribe dos líneas antes de comer, y lo que está parado tiene respuesta el mismo día.',
  french:
    'En mai, nous avons arrêté l’appel du lundi. Il prenait une heure à onze personnes, et la plupart ne faisaient qu’écouter. Maintenant chacun écrit deux lignes avant midi, et ce qui bloque a une réponse dans la journée.',
  german:
    'Im Mai haben wir den wöchentlichen Anruf gestrichen. Er kostete elf Leute eine Stunde, und die meisten hörten nur zu. Jetzt schreibt jeder vor dem Mittag zwei Zeilen, und was klemmt, wird am selben Tag beantwortet.',
}
const spoken = Object.entries(posts) as [Language, string][]

test.each(spoken)('a post in %s is known by its small words', (language, text) => {
  expect(languageOf(text)).toBe(language)
  for (const [other] of spoken) expect(isInLanguage(other, text), other).toBe(other === language)
})

test.each([
  [
    'Portuguese',
    'Em maio acabámos com a chamada semanal. Ela ocupava uma hora a onze pessoas e a maioria só ouvia. Agora cada um escreve duas linhas antes do almoço, e o que está parado tem uma resposta no mesmo dia.',
  ],
  [
    'Italian',
    'A maggio abbiamo tolto la chiamata della settimana. Occupava un’ora a undici persone, e quasi tutte ascoltavano soltanto. Adesso ognuno scrive due righe prima di pranzo, e chi è fermo riceve una risposta nello stesso giorno.',
  ],
  [
    'Dutch',
    'In mei zijn we gestopt met het wekelijkse gesprek. Het kostte elf mensen een uur, en de meesten luisterden alleen maar. Nu schrijft iedereen voor de lunch twee regels, en wat vastzit krijgt dezelfde dag een antwoord.',
  ],
  [
    'Polish',
    'W maju zrezygnowaliśmy z cotygodniowej rozmowy. Zabierała jedenastu osobom godzinę, a większość tylko słuchała. Teraz każdy pisze przed obiadem dwa zdania, a na to, co stoi, odpowiadamy tego samego dnia.',
  ],
  [
    'Japanese',
    '五月に毎週の電話をやめました。十一人の一時間がかかり、ほとんどの人はただ聞いているだけでした。'.repeat(4),
  ],
])('%s is none of the four', (_name, text) => {
  expect(languageOf(text)).toBeNull()
  for (const [language] of spoken) expect(isInLanguage(language, text), language).toBe(false)
})

test.each(['', 'OK', 'Kubernetes, Terraform, PostgreSQL', '🚀🚀🚀', '12 %'])(
  '%j tells no language, and may be in any',
  (text) => {
    expect(languageOf(text)).toBeNull()
    for (const [language] of spoken) expect(isInLanguage(language, text)).toBe(true)
  },
)

test.each([
  ['change management', null],
  ['Marketing automation', null],
  ['customer engagement', null],
  ['AI in sales', 'english'],
  ['Führung', 'german'],
  ['Kundenbindung', 'german'],
  ['liderazgo', 'spanish'],
  ['la formación de equipos', 'spanish'],
  ['la gestion des équipes', 'french'],
  ['économie circulaire', 'french'],
])('the likeliest language of %j is %s', (title, language) => expect(likelyLanguageOf(title)).toBe(language))
