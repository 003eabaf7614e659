import * as z from 'zod/mini';

// Zod would otherwise probe `new Function`, which the page's content security policy reports as a violation.
// Every schema module imports zod from here, so this runs before the first schema is made.
z.config({ jitless: true });

export { z };
