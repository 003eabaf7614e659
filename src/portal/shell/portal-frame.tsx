import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { regional } from '../../i18n/regional.ts';
import { PortalProviders } from '../../ui/page/portal-providers.tsx';
import { NoticeStack } from '../../ui/page/notice-stack.tsx';
import { CrashGuard } from './crash-guard.tsx';
import { EarlierFallback } from './earlier-fallback.tsx';
import { PortalPartsContext, type PortalParts } from './portal-parts.ts';

type FrameProps = { portal: PortalParts; children: ReactNode };

/** What stands around every page of the portal: its controls' language, its queries, what has just happened. */
export function PortalFrame({ portal, children }: FrameProps) {
  const { queries, notices, goTo } = portal;
  const { t, i18n } = useTranslation('portal');
  return (
    <EarlierFallback>
      <PortalPartsContext value={portal}>
        <QueryClientProvider client={queries}>
          <PortalProviders locale={regional(i18n.language)} goTo={goTo}>
            <CrashGuard>{children}</CrashGuard>
            <NoticeStack notices={notices} label={t('notices')} close={t('close')} />
          </PortalProviders>
        </QueryClientProvider>
      </PortalPartsContext>
    </EarlierFallback>
  );
}
