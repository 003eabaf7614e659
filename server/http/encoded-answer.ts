import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** A JSON answer that was made once: its bytes in three encodings, and a tag that changes with its content. */
export type EncodedAnswer = { tag: string; identity: Buffer; gzip: Buffer; br: Buffer };

export function encodedAnswer(text: string): EncodedAnswer {
  const identity = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  return {
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 27),
    identity,
    gzip: gzipSync(identity, { level: 9 }),
    br: brotliCompressSync(identity, { params }),
  };
}

/** Sends it in the encoding the caller takes, or 304 when the caller has it. */
export function sendEncoded(reply: FastifyReply, answer: EncodedAnswer): FastifyReply {
  const { headers } = reply.request;
  const encoding = chosenEncoding(String(headers['accept-encoding'] ?? ''));
  // A strong tag stands for these very bytes, so each encoding has its own.
  reply.header('etag', `"${answer.tag}-${encoding}"`).header('vary', 'accept-encoding');
  const has = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  if (has.includes('*') || has.some((tag) => tag.startsWith(`"${answer.tag}-`))) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(answer[encoding]);
}

function chosenEncoding(accepted: string): 'br' | 'gzip' | 'identity' {
  const takes = (name: string) => new RegExp(`(^|[, ])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
