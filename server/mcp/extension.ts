// What the extension for Claude Desktop runs: the address and the key come from its settings.
import { speakOverStdio } from './stdio.ts'

const { HOOKLINE_URL = 'http://localhost:3000', HOOKLINE_KEY = '' } = process.env
speakOverStdio({ origin: new URL(HOOKLINE_URL).origin, key: HOOKLINE_KEY.trim() })
