/** Something that passes by itself: whoever asked is answered 503 and told when to come again, in seconds. */
export class Unavailable extends Error {
  readonly retryAfterSeconds: number;

  constructor(message: string, { retryAfterSeconds, cause }: { retryAfterSeconds: number; cause?: unknown }) {
    super(message, { cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
