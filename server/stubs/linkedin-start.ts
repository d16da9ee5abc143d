import { startLinkedInStub } from './linkedin.ts'

// For `npm run dev -- --linkedin`, and for anyone who needs the stub as its own process.
const { origin } = await startLinkedInStub({ port: Number(process.argv[2] ?? 0) })
console.log(`A stub of LinkedIn listens at ${origin}. ${origin}/_stub/posts lists the posts.`)
