import type { ReactNode } from 'react';
import type { Metadata } from '../contract/metadata.ts';
import { DemoRibbon } from './connection/demo-ribbon.tsx';
import { UpdateOffer } from './update-offer.tsx';
import { CookieBanner } from './consent/cookie-banner.tsx';
import type { AppUpdate } from './app-update.ts';
import { LostWork } from './unsent/lost-work.tsx';

type Strips = { update: AppUpdate | null; metadata: Promise<Metadata | null> };

/** The strips that come after the start. */
export function FieldStrips({ update, metadata }: Strips): ReactNode {
  return (
    <>
      <DemoRibbon metadata={metadata} />
      <LostWork />
      <CookieBanner />
      {update && <UpdateOffer waiting={update.waiting} apply={update.apply} />}
    </>
  );
}
