import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type HttpProblem = { responseCode: number };

/** A real mail server on this machine. It keeps what it takes, and refuses when told so. */
export async function aMailServer() {
  const taken: Email[] = [];
  let refusals: HttpProblem[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const refusal = refusals.shift();
        if (refusal) return done(Object.assign(new Error('not now'), refusal));
        return void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          taken.push(mail);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refuse(...next: HttpProblem[]) {
      refusals = next;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
