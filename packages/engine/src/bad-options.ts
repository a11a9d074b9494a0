/** Options of a game that are impossible; the message says why in one sentence. */
export class BadOptions extends Error {}
