import { expect, test } from 'vitest'
import { idsOf, languages } from '#shared/catalogue.ts'
import { linesOf } from './phrases.ts'
import { textsOf } from './texts.ts'

const all = idsOf(languages)
const linesIn = (language: (typeof all)[number], category: string) =>
  Object.values(textsOf(language)[category] ?? {}).flat(2)

test.each(all)('an offer says nothing of terms, form or readers that nobody gave: %s', (language) => {
  const invented =
    /(?<!\p{L})(?:link|enlace|lien|free of charge|no strings|gratis|kostenlos|kostenfrei|gratuite?|comment code|sign.?up|registro|formulario|formulaire|newsletter|mail|e-mail|adresse|address|(?:first|premier|ersten|primer) comm?ent\p{L}*|ersten Kommentar|small teams?|kleinen Teams|equipo pequeño|petites équipes|print\p{L}*|imprim\p{L}*|ausdruck\p{L}*|introduction|autor|author|my drive|Festplatte|disque|schicke ich|te lo mando|I will send)(?!\p{L})/iu
  for (const line of linesIn(language, 'lead-magnet')) expect(line).not.toMatch(invented)
})

test.each([
  ['english', /missing|help|need|short|ask for|miss\b/],
  ['german', /fehlt|helfen|gebraucht|zu kurz|knappst|Wunsch|Mangelware/],
  ['spanish', /falta|ayudar|echa|escasea|necesita|pedir/],
  ['french', /manqu|aider|faudrait|défaut|demanderiez|rare/],
] as const)('a poll asks for what its options are, which is what is missing: %s', (language, asksForIt) => {
  const polls = textsOf(language)['community-polls']!
  for (const hook of linesOf(polls, 'hooks')) expect(hook).toMatch(asksForIt)
  for (const option of (polls.option ?? []).flat()) expect(option).not.toMatch(/^(?:Too much|Zu viel|Demasiad|Trop)/)
})

test.each(all)('a poll about the author’s own words can be answered yes, partly and no: %s', (language) => {
  const [yes, partly, no] = textsOf(language)['community-polls']!['option, told']!.map((place) => [place].flat())
  for (const line of yes!) expect(line).toMatch(/^(?:Yes|Ja|Sí|Oui)(?!\p{L})/u)
  for (const line of no!) expect(line).toMatch(/^(?:No|Nein|Non)(?!\p{L})/u)
  for (const line of partly!) expect(line).not.toMatch(/^(?:No|Nein|Non)(?!\p{L})/u)
})

test.each(all)('thanks and anniversaries tell of nothing that may not have happened: %s', (language) => {
  const invented =
    /third time that day|across the desks|There will be cake|Habrá tarta|il y aura du gâteau|Heute mit Kuchen|silent dinners|from trains and kitchens|are now features|sind heute ein fester Teil|it was noticed|se notó|cela s'est remarqué/i
  for (const category of ['team-achievements', 'project-completion', 'work-anniversaries'])
    for (const line of linesIn(language, category)) expect(line).not.toMatch(invented)
})
