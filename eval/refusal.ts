/** What was asked for cannot be done; the sentence says why. */
export class Refusal extends Error {}
