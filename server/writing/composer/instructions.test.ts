import { describe, expect, test } from 'vitest'
import { improveInstruction, shortenInstruction } from '#shared/writing.ts'
import { readInstruction } from './instructions.ts'

const ordersOf = (instruction: string) =>
  readInstruction(instruction).orders.map(({ skill, sections }) => [skill, ...sections].join(' '))

describe('an instruction', () => {
  test.each<[string, string[]]>([
    [shortenInstruction, ['shorter']],
    [improveInstruction, ['improve']],
    ['Rewrite the post to be more casual', ['casual']],
    ['Make it a bit shorter, please.', ['shorter']],
    ['Can you make this sound friendlier?', ['casual']],
    ['Make it shorter, more formal and remove the emojis', ['shorter', 'formal', 'no emojis']],
    ['give it a stronger hook', ['new hook hook']],
    ['End with a question', ['question']],
    ['not so long please', ['shorter']],
    ['no emojis please', ['no emojis']],
    ['Mach es bitte kürzer und lockerer', ['shorter', 'casual']],
    ['Kürze den Text um 30 %', ['shorter']],
    ['Füge am Ende eine Frage hinzu', ['question']],
    ['hazlo más corto y quita los emojis', ['shorter', 'no emojis']],
    ['Por favor, hazlo un poco más informal', ['casual']],
    ['rends-le plus court', ['shorter']],
    ['plus court, sans emojis', ['shorter', 'no emojis']],
  ])('is read as what it asks for: %s', (instruction, orders) => {
    expect(readInstruction(instruction).left).toEqual([])
    expect(ordersOf(instruction)).toEqual(orders)
  })

  test.each<[string, string[]]>([
    ['shorter hook', ['shorter hook']],
    ['Make the hook less formal', ['casual hook']],
    ['Rewrite the hook to be shorter', ['shorter hook']],
    ['Make the hook shorter and the CTA more casual', ['shorter hook', 'casual cta']],
    ['Make the hook shorter and add a question', ['shorter hook', 'question']],
    ['remove the emojis from the hook', ['no emojis hook']],
    ['tighten the value section', ['improve value']],
    ['Mach den Hook kürzer', ['shorter hook']],
    ['Haz el gancho más corto', ['shorter hook']],
    ['Rends l’accroche plus courte', ['shorter hook']],
    ["don't change the hook, make it shorter", ['shorter insight value cta']],
    ['make it shorter, but keep the hook', ['shorter insight value cta']],
    ['Ändere den Hook nicht, aber kürze den Text', ['shorter insight value cta']],
    ['ne change pas l’accroche, mais raccourcis le texte', ['shorter insight value cta']],
  ])('holds for the section it names: %s', (instruction, orders) => {
    expect(readInstruction(instruction).left).toEqual([])
    expect(ordersOf(instruction)).toEqual(orders)
  })

  test.each<[string, string[]]>([
    ['Make it less casual', ['formal']],
    ['weniger förmlich', ['casual']],
    ['nicht so förmlich', ['casual']],
    ['menos formal', ['casual']],
    ['moins formel', ['casual']],
    ['use fewer emojis', ['fewer emojis']],
    ['weniger Emojis', ['fewer emojis']],
    ['menos emojis', ['fewer emojis']],
    ['moins d’emojis', ['fewer emojis']],
    ["don't use emojis", ['no emojis']],
    ["don't remove the emojis, make it more casual", ['casual']],
    ['without making it longer, add a question', ['question']],
    ['shorter but not more formal', ['shorter']],
    ['plus formel mais pas plus long', ['formal']],
  ])('is turned round or called off by a word that denies: %s', (instruction, orders) => {
    expect(readInstruction(instruction).left).toEqual([])
    expect(ordersOf(instruction)).toEqual(orders)
  })
})

describe('nothing is done of an instruction', () => {
  const isRefused = (instruction: string) => {
    const { orders, left } = readInstruction(instruction)
    return !orders.length || left.length > 0
  }

  test.each([
    'Do not make it shorter, just fix typos',
    'Do not make it shorter',
    'do not change anything',
    'no lo hagas más corto',
    'pas plus court',
    'nicht kürzer machen',
    'mach es nicht länger',
    'make it not casual',
    'not longer, more casual',
    'never add emojis or a question',
  ])('that denies what it names: %s', (instruction) => expect(isRefused(instruction)).toBe(true))

  test.each([
    'make the post about April not March, more casual',
    'Make the second paragraph shorter',
    'Say that our customers were excited',
    'Make it longer than 500 words',
    'make it half as long',
    'shorten by half',
    'only 3 sentences',
    'make it shorter and mention Anna',
    'Please rewrite the hook so that it mentions Dana',
    'Remove the last question',
    'add a question about pricing',
    'Explain the point in the first line better',
    'I want people to ask me questions',
    'keep it formal but shorter and funny',
    'add 🎉',
    'Fix the grammar',
    'háblale de usted al lector',
    'vouvoie le lecteur',
    'sieze die Leser',
    'más formal, sin preguntas',
    'kürzer und mit einem Zitat',
    'plus court, et parle de Lyon',
    '',
  ])('that asks for something else, too: %s', (instruction) => expect(isRefused(instruction)).toBe(true))

  test('and the words in the way are told', () => {
    expect(readInstruction('make it shorter and mention Anna').left).toEqual(['mention', 'anna'])
  })
})
