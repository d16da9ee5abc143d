import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/catalogue.ts'
import { contentText, type PostContent, type sections, wordCount } from '#shared/posts.ts'
import { emojisIn, sentencesOf } from '#shared/text.ts'
import { type Brief, improveInstruction, shortenInstruction } from '#shared/writing.ts'
import { withTestApp } from '../../testing.ts'
import { editPost } from './edit.ts'

/** Posts as people write them, without a line of the composer's. */
const human: Record<Language, PostContent> = {
  english: {
    hook: 'We lost our biggest customer in March. 😢',
    insight:
      "Not because of price. Because nobody called them for 11 weeks after Dana left, and I did not notice.\n\nI'd looked at the dashboard every Monday. It was green. The dashboard counts logins, and their cron job logs in every night, so it would have stayed green forever.",
    value:
      'What I do now:\n\n- Each account has two names on it, never one.\n- I ring five customers every Friday, without an agenda. The calls take about 20 minutes each, and I write down one sentence from every call, which goes straight into the Monday notes.\n- The dashboard counts people, not logins.',
    cta: 'If you run accounts: when did you last talk to your quietest customer?',
  },
  spanish: {
    hook: 'Perdimos a nuestro mejor cliente en marzo.',
    insight:
      'No fue por el precio. Nadie le llamó en once semanas, y yo no me di cuenta hasta que llegó la carta de su abogada.\n\nMiraba el panel cada lunes. Estaba en verde, porque cuenta accesos y no personas.',
    value:
      'Lo que hago ahora:\n\n- Cada cuenta tiene dos nombres, nunca uno.\n- Llamo a cinco clientes cada viernes, sin orden del día, y apunto una frase de cada llamada en las notas que leemos el lunes.\n- El panel cuenta personas.',
    cta: '¿Cuándo hablaste por última vez con tu cliente más callado?',
  },
  french: {
    hook: 'On a perdu notre plus gros client en mars.',
    insight:
      "Ce n'était pas le prix. Personne ne l'a appelé pendant onze semaines, et je ne l'ai pas vu avant de recevoir la lettre de son avocate.\n\nJe regardais le tableau chaque lundi. Il était vert, parce qu'il compte les connexions et pas les gens.",
    value:
      "Ce que je fais maintenant :\n\n- Chaque compte a deux noms, jamais un seul.\n- J'appelle cinq clients chaque vendredi, sans ordre du jour, et je note une phrase de chaque appel dans les notes qu'on lit le lundi.\n- Le tableau compte les gens.",
    cta: 'Quand avez-vous parlé pour la dernière fois à votre client le plus discret ?',
  },
  german: {
    hook: 'Wir haben im März unseren größten Kunden verloren.',
    insight:
      'Am Preis lag es nicht. Elf Wochen lang hat ihn niemand angerufen, und ich habe es erst gemerkt, als der Brief seiner Anwältin kam.\n\nIch habe jeden Montag auf die Übersicht geschaut. Sie war grün, weil sie Anmeldungen zählt und nicht Menschen.',
    value:
      'Was ich jetzt mache:\n\n- Jeder Kunde hat zwei Ansprechpartner, nie einen.\n- Ich rufe jeden Freitag fünf Kunden an, ohne Tagesordnung, und schreibe einen Satz aus jedem Gespräch in die Notizen, die wir montags lesen.\n- Die Übersicht zählt Menschen.',
    cta: 'Wann habt ihr zuletzt mit eurem stillsten Kunden gesprochen?',
  },
}

const briefFor = (language: Language, change: Partial<Brief> = {}): Brief => ({
  subject: human[language].hook.replace(' 😢', ''),
  category: 'personal-experience',
  postType: null,
  tone: 'standard',
  emojiUsage: 'none',
  language,
  aiModel: 'gpt4',
  ...change,
})

const edit = (language: Language, instruction: string, current = human[language], change: Partial<Brief> = {}) =>
  editPost(briefFor(language, change), 70, current, instruction)

const post = (hook: string, insight: string, value: string, cta: string): PostContent => ({ hook, insight, value, cta })

describe('a post that people wrote', () => {
  test.each<[Language, string]>([
    ['english', 'Make it more formal'],
    ['spanish', 'más formal'],
    ['spanish', 'hazlo más informal'],
    ['french', 'plus formel'],
    ['french', 'plus décontracté'],
    ['german', 'formeller'],
    ['german', 'lockerer'],
  ])('in %s, gets no stock line where the composer knows no other words: %s', (language, instruction) => {
    expect(() => edit(language, instruction)).toThrow(/found no words.+Nothing was changed/)
  })

  test.each<[Language, string]>([
    ['english', 'make it longer'],
    ['spanish', 'hazlo más largo'],
    ['french', 'plus long'],
    ['german', 'länger'],
  ])('in %s, is not padded: %s', (language, instruction) => {
    expect(() => edit(language, instruction)).toThrow(/makes nothing up.+Nothing was changed/)
  })

  test('grows by what the author told and it does not say yet', () => {
    const answers = [
      { question: 'What did you learn?', answer: 'Dana had kept the only phone list. We found it in May.' },
    ]
    const longer = edit('english', 'make it longer', human.english, { answers })
    expect(longer).toEqual({
      ...human.english,
      insight: `${human.english.insight}\n\nDana had kept the only phone list. We found it in May.`,
    })
  })

  test.each<Language>(['english', 'spanish', 'french', 'german'])(
    'in %s, loses whole sentences and remarks when it is shortened, and every other word stays in place',
    (language) => {
      const before = human[language]
      const short = edit(language, shortenInstruction)
      expect(wordCount(contentText(short))).toBeLessThan(wordCount(contentText(before)) * 0.8)
      expect(short.hook).toBe(before.hook)
      expect(short.value.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(3)
      for (const sentence of sentencesOf(contentText(short))) {
        const words = sentence.replace(/[\s\u00A0]?[.!?…]$/, '')
        expect(contentText(before)).toContain(words)
      }
    },
  )

  test.each<[Language, PostContent]>([
    [
      'english',
      post(
        'Our intern found the bug.',
        'Three seniors had looked at it for a week and we had all read the same log file and drawn the same wrong conclusion from it.',
        'She asked why the clock on the server was four minutes fast.',
        'Hire people who ask stupid questions, and then answer them.',
      ),
    ],
    [
      'french',
      post(
        "J'ai quitté mon poste en mai, sans plan, avec deux enfants et un crédit.",
        "Tout le monde me disait d'attendre l'automne, quand le marché irait mieux.",
        "J'ai appelé onze anciens collègues, j'ai demandé un nom à chacun et j'ai écrit chaque nom sur une carte au-dessus de la cuisinière.",
        'Qui appelleriez-vous en premier ?',
      ),
    ],
    [
      'spanish',
      post(
        'Dejé mi trabajo en mayo, sin plan, con dos hijos y una hipoteca.',
        'Todos me decían que esperara al otoño, cuando el mercado estaría mejor.',
        'Llamé a once antiguos compañeros, le pedí un nombre a cada uno y apunté cada nombre en una tarjeta encima de la cocina.',
        '¿A quién llamarías primero?',
      ),
    ],
    [
      'german',
      post(
        'Ich habe im Mai gekündigt, ohne Plan, mit zwei Kindern und einem Kredit.',
        'Alle sagten, ich solle bis zum Herbst warten, bis der Markt besser sei.',
        'Ich habe elf frühere Kollegen angerufen, jeden nach einem Namen gefragt und jeden Namen auf eine Karte über dem Herd geschrieben.',
        'Wen würdet ihr zuerst anrufen?',
      ),
    ],
  ])('in %s, is not shortened where each sentence is the only one of its section', (language, current) => {
    expect(() => edit(language, shortenInstruction, current)).toThrow(/nothing that could go.+Nothing was changed/)
  })

  test('keeps the last item of a short list', () => {
    const current = post(
      'Dear recruiters: please stop.',
      'Last week I received 14 messages. Only one of them mentioned something I had done, and she got a reply within the hour. The others were the same text. I read them all twice.',
      'If you want a reply:\n1. Name the salary.\n2. Name the company.\n3. Say why me, in one sentence that could not have been sent to anyone else.',
      'Agree? Tell me what the worst message was that you ever got.',
    )
    expect(edit('english', shortenInstruction, current).value).toBe(current.value)
  })

  test('never comes down to a mark', () => {
    const current = post(
      'We left in May, all of us.',
      'It was over.',
      'It was time.',
      'Really? Just do it, then tell me what happened.',
    )
    expect(() => edit('english', shortenInstruction, current)).toThrow(/Nothing was changed/)
    const better = edit('english', improveInstruction, { ...current, insight: 'It was actually over.' })
    expect(better).toEqual(current)
  })

  test('keeps its hook and its call when there is nothing to tighten', () => {
    const current = post(
      'Our intern found the bug.',
      'She asked about the clock.',
      'It was fast.',
      'Who would have asked?',
    )
    expect(() => edit('english', improveInstruction, current)).toThrow(/nothing in these words to tighten/)
  })

  test('gets words for words, and quotations stay', () => {
    const current = post(
      'Kids got stuff done.',
      'She said: “Kids will be kids, gonna be fun.” We figured that’s right.',
      "I don't know. A lot of people came right away.",
      'Okay?',
    )
    const formal = edit('english', 'more formal', current)
    expect(formal.hook).toBe('Children got stuff done.')
    expect(formal.insight).toContain('“Kids will be kids, gonna be fun.”')
    expect(formal.value).toBe('I do not know. Many people came immediately.')
    expect(formal.cta).toBe('Okay?')
  })

  test('keeps half of its emojis when there are to be fewer', () => {
    const lively = { ...human.english, cta: 'Call them. 📞 Today. ☎️ Then write. ✍️' }
    expect(emojisIn(contentText(edit('english', 'use fewer emojis', lively)))).toEqual(['😢', '📞'])
  })
})

describe('a named section', () => {
  test.each<[Language, string, (typeof sections)[number]]>([
    ['english', 'make the insight shorter', 'insight'],
    ['english', 'Make the value section shorter', 'value'],
    ['english', 'add a question', 'cta'],
    ['english', 'Change the hook', 'hook'],
    ['english', 'remove the emojis from the hook', 'hook'],
    ['spanish', 'añade una pregunta', 'cta'],
    ['french', "change l'accroche", 'hook'],
    ['german', 'mach den Hook begeisterter', 'hook'],
  ])('in %s, is all that changes: %s', (language, instruction, section) => {
    const changed = edit(language, instruction)
    expect(changed[section]).not.toBe(human[language][section])
    expect({ ...changed, [section]: '' }).toEqual({ ...human[language], [section]: '' })
  })

  test('stays as it is when it is to be left alone', () => {
    const short = edit('english', "don't change the value section, but make it shorter")
    expect(short.value).toBe(human.english.value)
    expect(wordCount(short.insight)).toBeLessThan(wordCount(human.english.insight))
  })

  test('that cannot be changed as asked leaves all of the post alone', () => {
    expect(() => edit('english', 'shorter hook')).toThrow(/Nothing was changed/)
    expect(() => edit('english', 'add a question to the hook')).toThrow(/Nothing was changed/)
  })
})

test('a refused instruction leaves the stored post as it was and says what was in the way', async () => {
  const app = await withTestApp()
  const user = await app.signUp()
  const written = await app.call('POST', '/api/generate-post', {
    as: user,
    body: {
      categoryId: 1,
      toneId: 1,
      title: 'We replaced the weekly status meeting with one page',
      postType: 'story-posts',
      category: 'personal-experience',
      emojiUsage: 'none',
      language: 'english',
      aiModel: 'gpt4',
      enhancedQuality: true,
    },
  })
  const { post: before } = (await written.json()) as { post: { id: string } }
  const response = await app.call('POST', '/api/custom-edit', {
    as: user,
    body: { postId: before.id, instruction: 'Make it shorter and mention Anna' },
  })
  expect(response.status).toBe(400)
  expect(await response.text()).toMatch(/“mention”, “anna”.+Nothing was changed/)
  expect(await (await app.call('GET', '/api/posts', { as: user })).json()).toEqual([before])
})
