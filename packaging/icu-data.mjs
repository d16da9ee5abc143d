import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// PostgreSQL is linked with ICU, which brings 27 MB of data about languages. Our database orders and compares without it
// (the "builtin" provider, server/database/cluster.ts), and making a database needs the rules for no language alone. On
// Linux, ICU gets a library with these.

/** Entries of ICU's data that are about no language or place. The first word of a name is the version's. */
const isCommon = /^[^/]+\/((res_index|root)\.res|\w+\.(icu|nrm)|coll\/(root\.res|res_index\.res|ucadata\.icu))$/

/** @param {number} place */
const aligned = (place) => Math.ceil(place / 16) * 16

/**
 * ICU's data, cut down. They begin with a header; after it come the number of entries, where each has its name and its
 * data, counted from there, the names, and the data ("offset TOC" in ICU's `icupkg`).
 * @param {Buffer} library where they are
 */
function commonData(library) {
  const begin = library.indexOf('CmnD') - 12
  const header = library.subarray(begin, begin + library.readUInt16LE(begin))
  const all = library.subarray(begin + header.length)
  // Data end where the next begin. The last are about a place.
  const entries = Array.from({ length: all.readUInt32LE(0) }, (_, index) => {
    const [name, data, next = 0] = [4, 8, 16].map((offset) => all.readUInt32LE(offset + 8 * index))
    return { name: all.toString('latin1', name, all.indexOf(0, name)), data: all.subarray(data, next) }
  }).filter(({ name }) => isCommon.test(name))
  const names = entries.map(({ name }) => Buffer.from(`${name}\0`))
  let atName = 4 + 8 * entries.length
  let atData = aligned(atName + Buffer.concat(names).length)
  const contents = [halfWords(entries.length)]
  const data = Buffer.alloc(atData + entries.reduce((sum, one) => sum + aligned(one.data.length), 0))
  for (const [index, one] of entries.entries()) {
    contents.push(halfWords(atName, atData))
    data.set(one.data, atData)
    atName += names[index]?.length ?? 0
    atData += aligned(one.data.length)
  }
  data.set(Buffer.concat([...contents, ...names]))
  return Buffer.concat([header, data])
}

/** @param {number[]} values */
const words = (...values) => Buffer.from(BigUint64Array.from(values, BigInt).buffer)
/** @param {number[]} values */
const halfWords = (...values) => Buffer.from(Uint32Array.from(values).buffer)

const sizes = { header: 64, segment: 56, symbol: 24 }

/**
 * A shared library that exports one object: ELF for 64 bits and little endian, by the System V ABI.
 * @param {{ machine: number, name: string, symbol: string, object: Buffer }} library `machine` as `e_machine` has it
 */
function sharedLibrary({ machine, name, symbol, object }) {
  const [loaded, dynamic, stack, readAndWrite] = [1, 2, 0x6474e551, 6]
  const names = Buffer.from(`\0${symbol}\0${name}\0`)
  let end = sizes.header + 3 * sizes.segment
  /** @param {number} size */
  const place = (size) => {
    const at = aligned(end)
    end = at + size
    return at
  }
  const at = {
    object: place(object.length),
    names: place(names.length),
    symbols: place(2 * sizes.symbol),
    table: place(20),
  }
  // DT_SONAME, DT_HASH, DT_STRTAB, DT_SYMTAB, DT_STRSZ, DT_SYMENT, DT_NULL.
  const linking = words(
    ...[14, symbol.length + 2, 4, at.table, 5, at.names, 6, at.symbols, 10, names.length, 11, sizes.symbol, 0, 0],
  )
  const atLinking = place(linking.length)
  const file = Buffer.alloc(end)
  file.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1])
  file.set(Uint8Array.from([3, 0, machine, 0, 1]), 16)
  file.set(words(sizes.header), 32)
  file.set([sizes.header, 0, sizes.segment, 0, 3, 0, sizes.header], 52)
  /** @param {number} kind @param {number} from @param {number} size @param {number} alignment */
  const segment = (kind, from, size, alignment) =>
    Buffer.concat([halfWords(kind, readAndWrite), words(from, from, from, size, size, alignment)])
  const segments = [
    segment(loaded, 0, end, 0x10000),
    segment(dynamic, atLinking, linking.length, 8),
    segment(stack, 0, 0, 16),
  ]
  file.set(Buffer.concat(segments), sizes.header)
  file.set(object, at.object)
  file.set(names, at.names)
  // A global object of some section, after the empty first symbol.
  file.set(Buffer.concat([halfWords(1, 0x10011), words(at.object, object.length)]), at.symbols + sizes.symbol)
  // One bucket, two symbols: the bucket has the second.
  file.set(halfWords(1, 2, 1, 0, 0), at.table)
  file.set(linking, atLinking)
  return file
}

/** Cuts down the data of PostgreSQL's ICU on Linux. @param {string} libraries PostgreSQL's folder `lib` */
export function cutIcuData(libraries) {
  for (const name of readdirSync(libraries)) {
    // Shorter names are links to this one.
    const [, version] = /^libicudata\.so\.(\d+)\.\d+$/.exec(name) ?? []
    if (!version) continue
    const file = join(libraries, name)
    const library = readFileSync(file)
    const machine = library.readUInt16LE(18)
    const object = commonData(library)
    // A clone's package may share the file.
    rmSync(file)
    writeFileSync(
      file,
      sharedLibrary({ machine, name: `libicudata.so.${version}`, symbol: `icudt${version}_dat`, object }),
    )
  }
}
