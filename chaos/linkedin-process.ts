import { startLinkedInStub } from '#server/networks/stub-linkedin.ts'
import { beOutside } from './outside.ts'

const { env, posts } = await startLinkedInStub()
beOutside(env, posts)
