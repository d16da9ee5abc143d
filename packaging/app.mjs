// Lays the built app for this machine into a folder, as the image holds it: node packaging/app.mjs <folder>
import { assembleApp } from './assemble.mjs'
import { thisPlatform } from './platforms.mjs'

await assembleApp(thisPlatform(), process.argv[2] ?? '')
