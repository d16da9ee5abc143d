// Writes a model of random weights, small enough for a test to make and complete enough for the real library.

const types = { uint32: 4, float32: 6, string: 8, array: 9, int32: 5 } as const
const width = 32
const layers = 2
const heads = 2
const hidden = 64

interface Vocabulary {
  tokens: string[]
  /** 1 is a word, 2 unknown, 3 a control token, 6 a byte. */
  kinds: number[]
}

function vocabulary(): Vocabulary {
  const bytes = Array.from({ length: 256 }, (_, at) => `<0x${at.toString(16).toUpperCase().padStart(2, '0')}>`)
  const syllables = ['ba', 'de', 'ki', 'lo', 'mu', 'na', 'pe', 'ri', 'so', 'tu']
  const words = Array.from({ length: 400 }, (_, at) => {
    const word = [at, Math.floor(at / 10), Math.floor(at / 100)].map((one) => syllables[one % 10]).join('')
    // Half of them close a string, which keeps answers short.
    return at % 2 === 0 ? `\u2581${word}"` : `\u2581${word}`
  })
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  // Without pairs, every letter of a prompt would be a token.
  const pairs = letters.flatMap((one) => [...letters.map((other) => one + other), `\u2581${one}`])
  const pieces = [...words, ...pairs, ...letters, ...'{}[]":,. \u2581']
  return {
    tokens: ['<unk>', '<s>', '</s>', ...bytes, ...pieces],
    kinds: [2, 3, 3, ...bytes.map(() => 6), ...pieces.map(() => 1)],
  }
}

const closesString = (token: string) => token.includes('"') || token === '<0x22>'

/** @param isEndless never closes a string, so that answers go on until they are cut off */
export function tinyModel({ isEndless = false, seed = 1 } = {}): Buffer {
  const { tokens, kinds } = vocabulary()
  const metadata = [
    text('general.architecture', 'llama'),
    text('general.name', 'Tiny'),
    count('llama.context_length', 8192),
    count('llama.embedding_length', width),
    count('llama.block_count', layers),
    count('llama.feed_forward_length', hidden),
    count('llama.attention.head_count', heads),
    count('llama.attention.head_count_kv', heads),
    count('llama.rope.dimension_count', width / heads),
    number('llama.attention.layer_norm_rms_epsilon', 1e-5),
    text('tokenizer.ggml.model', 'llama'),
    list('tokenizer.ggml.tokens', types.string, tokens.map(string)),
    list(
      'tokenizer.ggml.scores',
      types.float32,
      tokens.map((_, at) => float32(-at)),
    ),
    list('tokenizer.ggml.token_type', types.int32, kinds.map(uint32)),
    count('tokenizer.ggml.bos_token_id', 1),
    count('tokenizer.ggml.eos_token_id', 2),
    count('tokenizer.ggml.unknown_token_id', 0),
  ]
  const tensors: [name: string, shape: number[]][] = [
    ['token_embd.weight', [width, tokens.length]],
    ['output_norm.weight', [width]],
    ['output.weight', [width, tokens.length]],
  ]
  for (let at = 0; at < layers; at += 1) {
    const square = [width, width]
    tensors.push(
      [`blk.${at}.attn_norm.weight`, [width]],
      ...['attn_q', 'attn_k', 'attn_v', 'attn_output'].map((name): [string, number[]] => [
        `blk.${at}.${name}.weight`,
        square,
      ]),
      [`blk.${at}.ffn_norm.weight`, [width]],
      [`blk.${at}.ffn_gate.weight`, [width, hidden]],
      [`blk.${at}.ffn_up.weight`, [width, hidden]],
      [`blk.${at}.ffn_down.weight`, [hidden, width]],
    )
  }
  const random = randomNumbers(seed)
  let offset = 0
  const directory: Buffer[] = []
  const weights: Buffer[] = []
  for (const [name, shape] of tensors) {
    directory.push(string(name), uint32(shape.length), ...shape.map(uint64), uint32(0), uint64(offset))
    const values = new Float32Array(shape.reduce((product, one) => product * one, 1))
    for (let at = 0; at < values.length; at += 1) values[at] = name.includes('norm') ? 1 : (random() - 0.5) / 8
    // All words share one number, so that the last layer can turn away from some of them.
    if (isEndless && name === 'token_embd.weight') for (let at = 0; at < values.length; at += width) values[at] = 1
    if (isEndless && name === 'output.weight')
      for (const [at, token] of tokens.entries()) values[at * width] = closesString(token) ? -5 : 0
    const padded = Buffer.alloc(Math.ceil(values.byteLength / 32) * 32)
    Buffer.from(values.buffer).copy(padded)
    weights.push(padded)
    offset += padded.length
  }
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    uint32(3),
    uint64(tensors.length),
    uint64(metadata.length),
    ...metadata,
    ...directory,
  ])
  return Buffer.concat([head, Buffer.alloc((32 - (head.length % 32)) % 32), ...weights])
}

function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32LE(value)
  return buffer
}

function uint64(value: number): Buffer {
  const buffer = Buffer.alloc(8)
  buffer.writeBigUInt64LE(BigInt(value))
  return buffer
}

function float32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeFloatLE(value)
  return buffer
}

const string = (value: string) => Buffer.concat([uint64(Buffer.byteLength(value)), Buffer.from(value)])
const text = (key: string, value: string) => Buffer.concat([string(key), uint32(types.string), string(value)])
const count = (key: string, value: number) => Buffer.concat([string(key), uint32(types.uint32), uint32(value)])
const number = (key: string, value: number) => Buffer.concat([string(key), uint32(types.float32), float32(value)])
const list = (key: string, type: number, values: Buffer[]) =>
  Buffer.concat([string(key), uint32(types.array), uint32(type), uint64(values.length), ...values])
