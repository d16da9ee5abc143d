import { expect, test } from 'vitest'
import { cn } from './cn.ts'

test.each([
  ['a size', 'h-9 px-4', 'px-3', 'h-9 px-3'],
  ['a negative offset', '-translate-y-1/2 top-1/2', 'top-24 translate-y-0', 'top-24 translate-y-0'],
  ['a radius', 'rounded border', 'rounded-[5px]', 'border rounded-[5px]'],
  ['a colour, not the size of the text', 'text-sm text-ink-2', 'text-danger', 'text-sm text-danger'],
  ['a colour, not the side of the border', 'border-b border-line', 'border-danger/40', 'border-b border-danger/40'],
  ['only what has the same variants', 'h-9 max-md:h-11', 'h-8', 'max-md:h-11 h-8'],
  ['a weight, not the typeface', 'font-mono font-medium', 'font-bold', 'font-mono font-bold'],
  [
    'variants with a selector',
    '[&_svg]:size-4 data-[state=active]:bg-sunk',
    '[&_svg]:size-5',
    'data-[state=active]:bg-sunk [&_svg]:size-5',
  ],
  ['how a box is laid out', 'grid size-9', 'hidden', 'size-9 hidden'],
])('the later class replaces %s', (_what, base, change, joined) => {
  expect(cn(base, change)).toBe(joined)
})

test('false conditions leave nothing behind', () => {
  expect(cn('grid', false, undefined, null, '')).toBe('grid')
})
