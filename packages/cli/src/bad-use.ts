/** A mistake of whoever typed the command: one clear sentence, exit code 2, no stack trace. */
export class BadUse extends Error {}
