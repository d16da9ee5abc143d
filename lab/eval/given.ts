import { resolve } from 'node:path'

/** The command cannot run; the message says why. */
export class Refusal extends Error {}

/** Resolves a typed path: npm runs scripts in the project's folder, wherever it was called. */
export const pathGiven = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path)
