import { demoLabelsSchema } from './demo-label.ts';
import { endpoint } from './endpoint.ts';
import { metadataSchema } from './metadata.ts';

/** What an installation tells of itself. */
export const installationEndpoints = {
  readMetadata: endpoint({
    method: 'GET',
    path: '/meta/meta.json',
    access: 'public',
    summary: 'Facts about this installation',
    answer: metadataSchema,
  }),
  readDemoLabels: endpoint({
    method: 'GET',
    path: '/api/public/demo/labels',
    access: 'public',
    summary: 'Labels of the demo devices; exists with demo data only',
    answer: demoLabelsSchema,
  }),
} as const;
