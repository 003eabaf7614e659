import { z } from './zod.ts';

/** /meta/meta.json: facts about this installation that the page asks for at start (specification, section 3). */
export const metadataSchema = z.object({
  env: z.enum(['local', 'integration', 'production']),
  version: z.string(),
  manualUrl: z.string(),
  allowedRedirectUrls: z.array(z.string()),
  /** True where demo data and demo sign-ins exist: every page shows a ribbon. */
  demo: z.boolean(),
});
export type Metadata = z.infer<typeof metadataSchema>;
