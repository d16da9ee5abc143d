/** Why a command failed, as a sentence for the person who entered it. */
export class CommandError extends Error {}
