import { startLinkedInStub } from '../../server/stubs/linkedin.ts'
import { beOutside } from './outside.ts'

const { env, posts } = await startLinkedInStub()
beOutside(env, posts)
