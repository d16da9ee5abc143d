import { expect, test } from 'vitest'
import { networkOf, readAddress } from './addresses.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:cb00:7107]:443', '203.0.113.7'],
  ['[2001:DB8:0:0::7]:443', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[203.0.113.7]', null],
  ['203.0.113.999', null],
  ['2001:db8::7:1:2:3:4:5:6:7', null],
  ['unknown', null],
  ['_hidden', null],
  ["'; drop table users", null],
  ['', null],
  [undefined, null],
])('the address in %j is %j', (text, address) => {
  expect(readAddress(text)).toBe(address)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:a:b:c:d', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['2001::1:0:1:1:1', '2001:0:0:1'],
  ['::1', '0:0:0:0'],
  ['1::', '1:0:0:0'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
