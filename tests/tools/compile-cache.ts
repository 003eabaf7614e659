import { join } from 'node:path';

/** Where processes started from here on keep what Node made of a source: each would else make all of it anew. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/node');
