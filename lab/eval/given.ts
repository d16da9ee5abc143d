import { resolve } from 'node:path'

/** What was asked for cannot be done; the sentence says why. */
export class Refusal extends Error {}

/** A path as it was typed: npm starts a script in the project's folder, wherever it was called from. */
export const pathGiven = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path)
