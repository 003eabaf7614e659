import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { freePort } from './free-port.ts';
import { idsIn } from '../readers/ids-in-batch.ts';

/** What becomes of a request between browser and server. */
export type Fault =
  /** The connection ends before the server hears of it. */
  | { kind: 'cutRequest' }
  /** The server has done its work; the connection ends before a byte of its answer is through. */
  | { kind: 'cutAnswer' }
  /** Nobody answers, until the connection ends with `letPass`. */
  | { kind: 'hang' }
  /** The server has done its work; of its answer nothing is heard, until the connection ends with `letPass`. */
  | { kind: 'hangAnswer' }
  /** Held back until the promise is kept, then it goes on as if nothing had been. */
  | { kind: 'hold'; until: Promise<void> }
  /** The server has done its work; its answer is held back. */
  | { kind: 'holdAnswer'; until: Promise<void> }
  /** Somebody else answers, and the server hears nothing. */
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body?: string }
  /** The server's own answer, changed on its way. */
  | { kind: 'rewrite'; body: (text: string) => string };

/** A request as it passed by; `ids` are those of the submissions in it. */
export type Passed = { method: string; path: string; headers: IncomingMessage['headers']; ids: string[]; end: string };

type Rule = { matches: (passing: Passed) => boolean; fault: Fault; times: number };

export const faults = {
  hang: { kind: 'hang' },
  hangAfterCommit: { kind: 'hangAnswer' },
  cutAfterCommit: { kind: 'cutAnswer' },
} as const satisfies Record<string, Fault>;

export const isDelivery = ({ method, path }: Pick<Passed, 'method' | 'path'>) =>
  method === 'POST' && path === '/api/public/qr/submissions';

/**
 * The assets of each build, which its server calls immutable: asked for once, whichever test is first. A server of another
 * build, which has to know the assets of the one before as well, is asked again.
 */
const assetsOf = new Map<string, Map<string, WholeAnswer>>();

/** Stands between browser and server; its address is the one the browser knows. Lets everything pass until told otherwise. */
export async function faultProxy() {
  const port = await freePort();
  const passed: Passed[] = [];
  const sockets = new Set<Socket>();
  const hanging = new Set<ServerResponse>();
  let rules: Rule[] = [];
  let serverPort = 0;
  let assets = new Map<string, WholeAnswer>();
  let connections = new Agent({ keepAlive: true });
  let hasMeddled = false;

  const server = createServer((request, response) => {
    void pass(request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const body = await bytesOf(request);
    const [method, url] = [request.method!, request.url!];
    const passing: Passed = {
      method,
      path: url.split('?')[0]!,
      headers: request.headers,
      ids: isDelivery({ method, path: url }) ? idsIn(body) : [],
      end: 'open',
    };
    passed.push(passing);
    response.on('close', () => {
      passing.end = response.writableFinished ? String(response.statusCode) : 'cut';
    });
    const fault = takeFault(passing);
    if (fault?.kind === 'cutRequest') return response.destroy();
    if (fault?.kind === 'answer') return response.writeHead(fault.status, fault.headers).end(fault.body ?? '');
    if (fault?.kind === 'hang') return void hanging.add(response);
    if (fault?.kind === 'hold') await fault.until;
    if (response.destroyed) return undefined; // nobody waits for it any more
    if (fault?.kind === 'rewrite') delete request.headers['accept-encoding'];
    const asset = method === 'GET' && url.startsWith('/assets/') && `${url} ${request.headers['accept-encoding']}`;
    const isWhole = request.headers.range === undefined && request.headers['if-none-match'] === undefined;
    const known = asset && isWhole && fault === undefined ? assets.get(asset) : undefined;
    const answer = known ?? (await answerOf(request, body, { port: serverPort, agent: connections }));
    if (asset && isWhole && answer.status === 200 && answer.headers['cache-control']?.includes('immutable'))
      assets.set(asset, answer);
    if (fault?.kind === 'cutAnswer') return response.destroy();
    if (fault?.kind === 'hangAnswer') return void hanging.add(response);
    if (fault?.kind === 'holdAnswer') await fault.until;
    const content = fault?.kind === 'rewrite' ? Buffer.from(fault.body(answer.content.toString())) : answer.content;
    const { 'transfer-encoding': _chunked, ...headers } = answer.headers;
    response.writeHead(answer.status, { ...headers, 'content-length': String(content.length) });
    return response.end(method === 'HEAD' ? undefined : content);
  }

  function takeFault(passing: Passed): Fault | undefined {
    const rule = rules.find(({ matches, times }) => times > 0 && matches(passing));
    if (rule) rule.times -= 1;
    return rule?.fault;
  }

  const listen = () => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await listen();
  return {
    address: `http://localhost:${port}`,
    /** Everything that came by, in order. */
    passed,
    /** Forgets all of it and what was in the way: for the next test at the same address. */
    begin() {
      passed.length = 0;
      rules = [];
      serverPort = 0;
      hasMeddled = false;
    },
    /** True once anything was in the way: only then may the browser complain about the network. */
    hasMeddled: () => hasMeddled,
    /** The ids of each delivery so far. */
    deliveries: () => passed.filter(isDelivery).map(({ ids }) => ids),
    /** To the server at this port, which hands out the build of this folder. */
    forwardTo(portOfServer: number, build: string) {
      hasMeddled ||= serverPort !== 0; // what was under way to the server before this one is lost
      serverPort = portOfServer;
      assets = assetsOf.get(build) ?? new Map<string, WholeAnswer>();
      assetsOf.set(build, assets);
      connections.destroy();
      connections = new Agent({ keepAlive: true });
    },
    /** Meddles with every request that matches, or with the next few. Ends with `letPass`. */
    meddle(matches: Rule['matches'], fault: Fault, times = Infinity) {
      hasMeddled = true;
      rules.push({ matches, fault, times });
    },
    /** Nothing is in the way any more. What hung ends, as it does once a phone is in another network. */
    letPass() {
      rules = [];
      for (const response of hanging) response.destroy();
      hanging.clear();
    },
    /** No connection is taken any more, and those there are end. */
    async refuse() {
      hasMeddled = true;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    accept: listen,
    async stop() {
      connections.destroy();
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

export type FaultProxy = Awaited<ReturnType<typeof faultProxy>>;

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

type WholeAnswer = { status: number; headers: IncomingMessage['headers']; content: Buffer };

/** The server's answer, whole: what it has committed is committed before anything goes on to the browser. */
function answerOf(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  server: { port: number; agent: Agent },
): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const sent = ask({ host: '127.0.0.1', ...server, method, path: url, headers }, (answer) => {
      bytesOf(answer).then(
        (content) => resolve({ status: answer.statusCode!, headers: answer.headers, content }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
