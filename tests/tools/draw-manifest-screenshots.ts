import { mkdirSync } from 'node:fs';
import sharp from 'sharp';

// Makes the pictures that a phone shows before the portal is installed, from what `npm run screenshots` has taken:
// `node tests/tools/draw-manifest-screenshots.ts` after `npm run screenshots`.
const pictures = {
  'check-narrow': 'check-measured-390-light',
  'unsent-narrow': 'unsent-390-light',
  'organisation-wide': 'desk-organisation-1440-light',
};

mkdirSync('public/screenshots', { recursive: true });
for (const [name, taken] of Object.entries(pictures))
  await sharp(`screenshots/${taken}.png`).png({ palette: true, effort: 10 }).toFile(`public/screenshots/${name}.png`);
