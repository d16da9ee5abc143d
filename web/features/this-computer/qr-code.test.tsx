import { render, screen } from '@testing-library/react'
import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

test('a camera reads the address from the code on screen', () => {
  const text = `http://192.168.178.20:3000/phone?once=1795725600000.${'a'.repeat(16)}.${'b'.repeat(36)}.${'c'.repeat(43)}`
  render(<QrCode text={text} label="Code" />)
  const svg = screen.getByRole('img', { name: 'Code' })
  const modules = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const scale = 4
  const width = modules * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y] of svg
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)h/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < scale; column++) {
        const at = (Number(y) * scale + row) * width + Number(x) * scale + column
        data.fill(0, at * 4, at * 4 + 3)
      }
  expect(decodeQR({ width, height: width, data })).toBe(text)
})
