import type { FastifyInstance } from 'fastify';

/**
 * Levels of a body and members of one object in it. An item of a batch is evaluated by itself, at 20 levels and 1,000 members;
 * here is only what takes longer to parse than anybody should wait for: half a million levels, a hundred thousand keys.
 */
const deepest = 200_000;
const mostMembers = 10_000;

/** Reads JSON as the framework does, but nothing that is nested or wide without end. */
export function readJsonBodies(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('ignore', 'ignore');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (isWithinBounds(body)) return void read(request, body, done);
    const error = new Error('The body is nested too deeply, or an object in it has too many members.');
    return done(Object.assign(error, { statusCode: 400, code: 'FST_ERR_CTP_INVALID_JSON_BODY' }));
  });
}

/** Counts what stands outside texts; in time by the length. Whether it is JSON at all says its parser. */
function isWithinBounds(json: string): boolean {
  if (json.length <= mostMembers) return true;
  const members = [0];
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at);
    if (isText) {
      if (unit === backslash) at += 1;
      else if (unit === quote) isText = false;
    } else if (unit === quote) isText = true;
    else if (unit === colon) {
      members[depth] = members[depth]! + 1;
      if (members[depth]! > mostMembers) return false;
    } else if (unit === openingList || unit === openingObject) {
      depth += 1;
      if (depth > deepest) return false;
      members[depth] = 0;
    } else if ((unit === closingList || unit === closingObject) && depth > 0) depth -= 1;
  }
  return true;
}

const [quote, colon, backslash, openingList, closingList, openingObject, closingObject] = [
  34, 58, 92, 91, 93, 123, 125,
];
