/** Something that keeps the server from starting and that a person can put right: shown as a sentence, without a stack. */
export class StartUpError extends Error {}
