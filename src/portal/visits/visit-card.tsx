import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import type { Pack } from '../../contract/pack.ts';
import { regional } from '../../i18n/regional.ts';
import type { VisitRun, VisitRuns } from '../../offline/visit/visit-runs.ts';
import { Banner } from '../../ui/banner.tsx';
import { plusPath, refreshPath, trashPath } from '../../ui/more-icon-paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { ProgressBar } from '../../ui/controls/progress-bar.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { useWatched } from '../../ui/use-watched.ts';
import { OtherVisits } from './other-visits.tsx';
import { VisitReadiness } from './visit-readiness-list.tsx';

type VisitProps = {
  customerId: string;
  siteId: string;
  runs: VisitRuns;
  /** Models and checklists as they lie on this phone. */
  readPack: () => Promise<Pack | null>;
};

/** Taking a site along: what is here of it, how far its preparation is, and what is ready. */
export function VisitCard({ customerId, siteId, runs, readPack }: VisitProps) {
  const { isReadOnly, notify } = usePortal();
  const { t, i18n } = useTranslation('visit');
  const here = useWatched(runs);
  if (!here) return null;
  const visit = here.visits.find(({ id }) => id === siteId);
  const run = here.runs[siteId];
  const isRunning = run?.kind === 'running';
  const isCut = visit?.finishedAt === null;
  const canGoOn = isCut || visit?.anewSince !== undefined;
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const counted = ({ done, devices }: { done: number; devices: number }) => ({
    done: numbers.format(done),
    devices: numbers.format(devices),
  });
  const prepare = (isRefresh: boolean) => void runs.prepare({ customerId, siteId, isRefresh }).catch(reportError);
  const remove = () =>
    void runs
      .remove(siteId)
      .then(() => notify({ message: t('removed'), tone: 'success', isClosable: false }))
      .catch(reportError);
  return (
    <Card title={t('title')}>
      <p className="text-second">{t('text')}</p>
      <Ended run={run} />
      {isRunning && (
        <>
          <ProgressBar
            label={t('running')}
            words={run.progress.devices === 0 ? '' : t('progress', counted(run.progress))}
            percent={run.progress.devices === 0 ? undefined : (100 * run.progress.done) / run.progress.devices}
          />
          <Button onPress={() => runs.cancel(siteId)}>{t('cancel')}</Button>
        </>
      )}
      {visit && !isRunning && (
        <>
          <p>
            {t('asOf', {
              when: new Intl.DateTimeFormat(regional(i18n.language), {
                dateStyle: 'medium',
                timeStyle: 'short',
              }).format(visit.startedAt),
            })}{' '}
            <TextLink href={`/app/customers/${customerId}/devices?siteId=${siteId}`}>{t('show')}</TextLink>
          </p>
          {isCut && <p>{t('cut', counted(visit))}</p>}
          {!visit.isWhole && <p>{t('tooMany', counted(visit))}</p>}
          <VisitReadiness visit={visit} readPack={readPack} isConfirmed={!isReadOnly} />
        </>
      )}
      {!isRunning && (
        <div className="flex flex-wrap gap-3">
          {(!visit || canGoOn) && (
            <Button variant="primary" icon={plusPath} isDisabled={isReadOnly} onPress={() => prepare(false)}>
              {t(canGoOn ? 'goOn' : 'act')}
            </Button>
          )}
          {visit && (
            <>
              <Button icon={refreshPath} isDisabled={isReadOnly} onPress={() => prepare(true)}>
                {t('refresh')}
              </Button>
              <Button icon={trashPath} onPress={remove}>
                {t('remove')}
              </Button>
            </>
          )}
        </div>
      )}
      {isReadOnly && !isRunning && <p className="text-second">{t('needsServer')}</p>}
      <OtherVisits visits={here.visits.filter(({ id }) => id !== siteId)} />
    </Card>
  );
}

/** How the latest preparation ended; said aloud when it does. */
function Ended({ run }: { run: VisitRun | undefined }) {
  const { t } = useTranslation('visit');
  const kind = run?.kind === 'ended' ? run.outcome.kind : undefined;
  return (
    <div role="status" className="empty:hidden">
      {kind && <Banner tone={kind === 'ready' ? 'ok' : 'soon'} title={t(`outcome.${kind}`)} />}
    </div>
  );
}
