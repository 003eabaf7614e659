import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { calendarEndpoints } from '../../contract/calendar-endpoints.ts';
import { regional } from '../../i18n/regional.ts';
import { useProblemMessage } from '../../i18n/use-problem-message.ts';
import { Banner } from '../../ui/banner.tsx';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { clockPath } from '../../ui/controls/portal-icon-paths.ts';
import { SecretAddress } from './secret-address.tsx';

type CalendarProps = { customerId: string; onClose: () => void };

/** The address by which a calendar program shows the due dates of a customer: made, renewed, ended. */
export function CalendarDialog({ customerId, onClose }: CalendarProps) {
  const { server } = usePortal();
  const { t, i18n } = useTranslation('devices');
  const messageOf = useProblemMessage();
  const parameters = { customerId };
  const queries = useQueryClient();
  const queryKey = ['calendarFeed', customerId];
  const feed = useQuery({
    queryKey,
    queryFn: () => server(calendarEndpoints.readCalendarFeed, { parameters }),
    staleTime: 0, // somebody else may have made or ended it
  });
  const making = useMutation({
    async mutationFn() {
      const { url } = await server(calendarEndpoints.createCalendarFeed, { parameters });
      // In the language of whoever asked for it: a calendar program does not say its own.
      return `${url}&language=${i18n.language}`;
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey }),
  });
  const ending = useMutation({
    mutationFn: () => server(calendarEndpoints.endCalendarFeed, { parameters }),
    onSuccess() {
      making.reset();
      queries.setQueryData(queryKey, { since: null });
    },
  });
  const times = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  /** What is known of the address there is; without an answer the rule alone. */
  function stands(): string {
    if (feed.data === undefined) return t('calendar.one');
    const { since } = feed.data;
    return since === null ? t('calendar.noAddress') : t('calendar.since', { at: times.format(new Date(since)) });
  }
  const isBusy = making.isPending || ending.isPending;
  return (
    <Dialog
      title={t('calendar.title')}
      sub={t('calendar.means')}
      glyph={{ icon: clockPath, tone: 'info' }}
      isOpen
      // The address is shown once: a click beside the dialog must not lose it.
      isAlert
      onClose={onClose}
      buttons={
        <>
          <Button isSafeChoice onPress={onClose}>
            {t('calendar.close')}
          </Button>
          <Button
            variant="danger"
            isDisabled={isBusy}
            busy={ending.isPending ? t('calendar.end') : undefined}
            onPress={() => ending.mutate()}
          >
            {t('calendar.end')}
          </Button>
          <Button
            variant={making.data ? 'secondary' : 'primary'}
            isDisabled={isBusy}
            busy={making.isPending ? t('calendar.create') : undefined}
            onPress={() => {
              ending.reset();
              making.mutate();
            }}
          >
            {t('calendar.create')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <p>{t('calendar.secret')}</p>
        {making.data ? <SecretAddress key={making.data} address={making.data} /> : <p>{stands()}</p>}
        <div role="status" className="empty:hidden">
          {ending.isSuccess && <Banner tone="ok" title={t('calendar.ended')} />}
        </div>
      </div>
      <AlertBanner title={messageOf(making.error ?? ending.error)} />
    </Dialog>
  );
}
