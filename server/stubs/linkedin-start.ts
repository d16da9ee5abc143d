import { startLinkedInStub } from './linkedin.ts'

// For `npm run dev -- --linkedin`, and for whoever needs the stub as a process of its own.
const { origin } = await startLinkedInStub({ port: Number(process.argv[2] ?? 0) })
console.log(`A stub of LinkedIn listens at ${origin}; ${origin}/_stub/posts lists what was posted.`)
