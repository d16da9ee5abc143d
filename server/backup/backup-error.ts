/** What is wrong with a backup or in the way of one, in words for the operator. */
export class BackupError extends Error {}
