import { PlainError } from '../errors.ts'

/** Why a backup failed, as a sentence for the operator. */
export class BackupError extends PlainError {}
