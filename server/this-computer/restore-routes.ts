import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Hono, type Context as HonoContext } from 'hono'
import { html } from 'hono/html'
import { product } from '#shared/product.ts'
import { msg } from '#shared/say.ts'
import { holdsKey, type WithComputerKey } from '../accounts/computer-key.ts'
import { computerPage } from '../accounts/local-provider-page.ts'
import { hasNoAccounts } from '../accounts/sign-ups.ts'
import { refuseUnlessHere } from '../accounts/this-computer.ts'
import { BackupError } from '../backup/backup-error.ts'
import type { Deps, Env } from '../context.ts'
import { AppError } from '../errors.ts'
import { type Voice, voiceOfPage } from '../language/asked.ts'
import type { Sentence } from '../language/say.ts'
import { arriving, leaveForStart, restoreProblem, withoutPath } from './restore.ts'
import type { WithThisComputer } from './this-computer.ts'

export const restorePath = '/restore'

/** Sends the file and waits for the server that starts with it. */
const scriptIn = (tell: Voice['tell']) => {
  const said = (sentence: Sentence) => JSON.stringify(tell(sentence)).replaceAll('<', '\\u003c')
  return `
const form = document.querySelector('form'), said = document.querySelector('[role=status]')
const started = () => fetch('${restorePath}/started').then((answer) => answer.text(), () => '')
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const button = form.querySelector('button'), file = form.querySelector('input').files[0]
  button.disabled = true
  said.textContent = ${said(msg`Reading the file…`)}
  const before = await started()
  const answer = await fetch('${restorePath}', { method: 'POST', body: file }).catch(() => null)
  if (!answer || !answer.ok) {
    said.textContent = answer ? await answer.text() : ${said(msg`The file could not be read. Try again.`)}
    button.disabled = false
    return
  }
  said.textContent = ${said(msg`Restoring. This takes a minute…`)}
  const timer = setInterval(async () => {
    const now = await started()
    if (!/^\\d+$/.test(now) || now === before) return
    clearInterval(timer)
    location.replace('${restorePath}/done')
  }, 700)
})`
}

/** Only whoever opened the app by its link, and only before anybody has an account here. */
export function restoreRoutes(deps: Deps & WithComputerKey & WithThisComputer) {
  const mayRestore = async (c: HonoContext<Env>) => holdsKey(c, deps) && (await hasNoAccounts(deps))
  let isTaking = false

  return new Hono<Env>()
    .use(async (c, next) => {
      refuseUnlessHere(c, deps)
      await next()
    })
    .get('/', async (c) =>
      (await mayRestore(c))
        ? restorePage(c, voiceOfPage(c, deps.config), await restoreProblem(deps.config))
        : c.redirect('/auth'),
    )
    .post('/', async (c) => {
      if (!(await mayRestore(c)))
        throw new AppError('forbidden', 'There are accounts here already. Nothing was changed.')
      const { body } = c.req.raw
      if (!body) throw new AppError('invalid', 'Choose a backup file.')
      if (isTaking) throw new AppError('conflict', 'A backup is being read already.')
      isTaking = true
      try {
        const target = createWriteStream(arriving(deps.config), { mode: 0o600 })
        await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), target)
        await leaveForStart(deps.config)
      } catch (error) {
        await rm(arriving(deps.config), { force: true })
        throw error instanceof BackupError
          ? new AppError('invalid', withoutPath(error.sentence, arriving(deps.config)))
          : error
      } finally {
        isTaking = false
      }
      c.var.log.info('starting again to restore a backup')
      deps.thisComputer.stop('start-again')
      return c.body(null, 202)
    })
    .get('/started', (c) => c.text(String(deps.thisComputer.startedAt.getTime())))
    .get('/done', async (c) => c.redirect((await mayRestore(c)) ? restorePath : '/api/auth/google'))
}

const restorePage = (c: HonoContext<Env>, voice: Voice, problem: Sentence | null) => {
  const { tell } = voice
  return computerPage(
    c,
    voice,
    html`<p>${tell(msg`Choose the file that you downloaded on the other computer, under Settings → This computer → Move to another computer. A backup works too, but holds no images.`)}</p>
${problem ? html`<p role="alert">${tell([msg`The last restore failed and changed nothing.`, problem])}</p>` : ''}
<form>
<label for="file">${tell(msg`The file`)}</label>
<input id="file" type="file" accept=".zip,.age" required>
<button>${tell(msg`Restore`)}</button>
</form>
<p role="status"></p>
<p><a href="/local-provider/name">${tell(msg`Back`)}</a></p>`,
    msg`Restore ${{ product: product.name }}`,
    scriptIn(tell),
  )
}
