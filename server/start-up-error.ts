/** Something that keeps the server from starting and that a person can put right: shown as a sentence, without a stack. */
export class StartUpError extends Error {}

/** What keeps a command from doing its work, in words where there are any; anything else with all its traces. */
export function inWords(error: unknown): unknown {
  if (error instanceof StartUpError) return error.message;
  const words = error instanceof Error && 'code' in error ? wordsFor[String(error.code)] : undefined;
  return words ?? error;
}

const noAnswer = 'The database at DATABASE_URL does not answer. Start it, or correct the address.';
const noEntrance = 'The database at DATABASE_URL refuses the name or the password in it.';

const wordsFor: Record<string, string> = {
  EADDRINUSE: 'The port is taken by another program. End that one, or set PORT to another number.',
  EACCES: 'This program may not use the port or the data folder. Set PORT above 1023, or check who owns DATA_DIR.',
  EADDRNOTAVAIL: 'HOST is no address of this machine.',
  ECONNREFUSED: noAnswer,
  ENOTFOUND: noAnswer,
  ETIMEDOUT: noAnswer,
  '28P01': noEntrance,
  '28000': noEntrance,
  '3D000': 'The database named in DATABASE_URL does not exist. Create it first; it may be empty.',
};
