import { Blob, File } from 'node:buffer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type StubReply, says } from '#server/stubs/engines.ts'
import { startTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { setUp, uses } from '#server/testing/connections.ts'
import { showApp } from '#web/testing.tsx'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  onTestFinished(() => {
    for (const name of ['SpeechRecognition', 'MediaRecorder']) Reflect.deleteProperty(window, name)
    Reflect.deleteProperty(navigator, 'mediaDevices')
    vi.useRealTimers()
  })
})

/** The browser's recognition, led by the test. */
class Recognition extends EventTarget {
  static last: Recognition
  static local = 'unavailable'
  static available = () => Promise.resolve(Recognition.local)
  static install = () => Promise.resolve(true)
  lang = ''
  processLocally = false
  starts = 0
  #results: object[] = []

  constructor() {
    super()
    Recognition.last = this
  }
  start() {
    this.starts++
    this.#results = []
    this.dispatchEvent(new Event('start'))
  }
  stop() {
    this.end()
  }
  abort() {}
  end = () => act(() => void this.dispatchEvent(new Event('end')))
  fail(error: string) {
    act(() => void this.dispatchEvent(Object.assign(new Event('error'), { error })))
    this.end()
  }
  /** The words of this phrase so far. */
  hear(transcript: string, isFinal = true) {
    const results = [...this.#results, Object.assign([{ transcript }], { isFinal })]
    if (isFinal) this.#results = results
    act(() => void this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: results.length - 1, results })))
  }
}

async function open(as?: TestUser) {
  const view = showApp('/', { app, as: as ?? (await app.signUp()) })
  const subject = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Subject' })
  return { ...view, subject }
}
const speakButton = () => screen.findByRole('button', { name: 'Speak the subject' })
const panel = () => within(screen.getByRole('region', { name: 'Speaking' }))

async function speaking() {
  Object.assign(window, { SpeechRecognition: Recognition })
  Recognition.local = 'unavailable'
  const view = await open()
  await view.user.click(await speakButton())
  await view.user.click(await screen.findByRole('button', { name: 'Start speaking' }))
  return view
}

test('spoken words are added to the subject as they become certain, and one press takes them back', async () => {
  Object.assign(window, { SpeechRecognition: Recognition })
  Recognition.local = 'unavailable'
  const { user, subject, requests } = await open()
  await user.type(subject, 'We closed the shop.')
  const button = await speakButton()
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await user.click(button)
  await screen.findByText(/^Your browser listens\. It may send the sound to its maker/)
  await user.click(await screen.findByRole('button', { name: 'Start speaking' }))
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(Recognition.last.lang).toBe('en-US')
  panel().getByText('0:00 of 2:00')
  Recognition.last.hear('forty', false)
  panel().getByText('forty')
  expect(subject.value).toBe('We closed the shop.')
  Recognition.last.hear('forty customers came')
  expect(subject.value).toBe('We closed the shop.\nforty customers came')
  // Browsers end after a pause; what is said next belongs to the same press.
  Recognition.last.end()
  expect(Recognition.last.starts).toBe(2)
  Recognition.last.hear('on the last day')
  await user.click(panel().getByRole('button', { name: 'Stop' }))
  expect(subject.value).toBe('We closed the shop.\nforty customers came on the last day')
  panel().getByText('Added 7 words.')
  await user.type(subject, ' Sad.')
  await user.click(panel().getByRole('button', { name: 'Undo' }))
  expect(subject.value).toBe('We closed the shop. Sad.')
  expect(requests.filter((one) => one.includes('generate'))).toEqual([])
  // Told once, the next press listens.
  await user.click(button)
  await screen.findByText('Listening')
  await user.click(panel().getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('region', { name: 'Speaking' })).toBeNull()
})

test('a browser that recognises on the device says that the sound stays there', async () => {
  Object.assign(window, { SpeechRecognition: Recognition })
  Recognition.local = 'downloadable'
  const { user } = await open()
  await user.click(await speakButton())
  await user.click(await screen.findByRole('button', { name: 'Download it to this device first' }))
  await screen.findByText('Your browser turns speech into text on this device. The sound doesn’t leave it.')
  await user.click(await screen.findByRole('button', { name: 'Start speaking' }))
  expect(Recognition.last.processLocally).toBe(true)
})

test.each([
  ['not-allowed', /^The browser doesn’t allow the microphone here\./],
  ['audio-capture', /^No microphone was found\./],
  ['network', /^Your browser’s speech recognition can’t be reached\./],
])('after %s the words so far stay, with a sentence', async (error, sentence) => {
  const { subject } = await speaking()
  Recognition.last.hear('half a', false)
  Recognition.last.fail(error)
  expect(panel().getByRole('alert').textContent).toMatch(sentence)
  expect(panel().getByRole('alert').textContent).toMatch(/Added 2 words\.$/)
  expect(subject.value).toBe('half a')
})

test('listening ends after two minutes, and leaving the page keeps uncertain words', async () => {
  const { user, subject } = await speaking()
  vi.useFakeTimers({ toFake: ['Date'] })
  Recognition.last.hear('still talking')
  vi.setSystemTime(Date.now() + 120_000)
  await screen.findByText('Two minutes are up; speak again to add more. Added 2 words.')
  vi.useRealTimers()
  await user.click(await speakButton())
  await screen.findByText('Listening')
  Recognition.last.hear('not certain', false)
  await user.click(screen.getAllByRole('link', { name: 'My Posts' })[0]!)
  await screen.findByRole('heading', { name: 'My Posts' })
  await user.click(screen.getAllByRole('link', { name: 'Create Post' })[0]!)
  await waitFor(() => expect(subject.isConnected).toBe(false))
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Subject' })).value).toBe(
    'still talking\nnot certain',
  )
})

/** The browser's recorder: whatever is said is three bytes. */
class Recorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm')
  state = 'inactive'
  mimeType = 'audio/webm;codecs=opus'
  stream = { getTracks: () => [{ stop: () => {} }] }
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([new Uint8Array([1, 2, 3])]) }))
    this.dispatchEvent(new Event('stop'))
  }
}

/** The server in this process sends forms with Node's own classes. */
async function takeFormsOfNode() {
  const form = await new Response(new URLSearchParams()).formData()
  vi.stubGlobal('FormData', form.constructor)
  vi.stubGlobal('Blob', Blob)
  vi.stubGlobal('File', File)
  onTestFinished(() => void vi.unstubAllGlobals())
}

async function recording(reply: StubReply) {
  await takeFormsOfNode()
  Object.assign(window, { MediaRecorder: Recorder })
  Object.assign(navigator, { mediaDevices: { getUserMedia: async () => new Recorder().stream } })
  const { app: own, stub, operator } = await setUp()
  stub.list({ kind: 'models', ids: ['gpt-6.1-sol', 'whisper-1'] })
  await uses(own, operator, stub)
  stub.hear(reply)
  const view = showApp('/', { app: own, as: operator })
  await view.user.click(await speakButton())
  await screen.findByText(
    `Your recording goes through this server to ${new URL(stub.baseUrl).host}, which turns it into text. Hookline doesn’t keep it.`,
  )
  await view.user.click(await screen.findByRole('button', { name: 'Start speaking' }))
  await view.user.click(await screen.findByRole('button', { name: 'Stop' }))
  return { ...view, stub, subject: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Subject' }) }
}

test('without the browser’s recognition, the connected service gets a recording and returns the words', async () => {
  const { subject } = await recording(says('We lost a client.'))
  await waitFor(() => expect(subject.value).toBe('We lost a client.'))
})

test('a recording that could not be sent waits for another try, and leaving asks first', async () => {
  const { subject, stub, user } = await recording({ kind: 'death' })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/cannot be reached .* Your recording is still here\./)
  await user.click(screen.getAllByRole('link', { name: 'My Posts' })[0]!)
  const asked = await screen.findByRole('alertdialog', { name: 'Leave without the recording?' })
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }))
  stub.hear(says('We lost a client.'))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(subject.value).toBe('We lost a client.'))
})

test('with neither, there is no button', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Personal experience/ }))
  expect(screen.queryByRole('button', { name: /^Speak/ })).toBeNull()
})
