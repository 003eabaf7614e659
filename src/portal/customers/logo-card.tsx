import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServerProblem } from '../../api/ask-server.ts';
import { fetchPicture } from '../../api/fetch-picture.ts';
import { usePortal } from '../shell/portal-context.ts';
import { customerEndpoints } from '../../contract/customer-endpoints.ts';
import { logoLimits, type Customer } from '../../contract/customer.ts';
import { problemMessage } from '../../i18n/error-messages.ts';
import { trashPath } from '../../ui/more-icon-paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import { ProgressBar } from '../../ui/controls/progress-bar.tsx';
import { logoAddress } from './logo-address.ts';
import { CropLogo } from './crop-logo.tsx';

type LogoCardProps = { customer: Customer; mayChange: boolean };

/** The logo of a customer: dropped or picked, cut to a square, removed, and brought back. */
export function LogoCard({ customer, mayChange }: LogoCardProps) {
  const portal = usePortal();
  const { t, i18n } = useTranslation(['customers', 'pages']);
  const { server, isReadOnly } = portal;
  const queries = useQueryClient();
  const [picked, setPicked] = useState<File | null>(null);
  const [removed, setRemoved] = useState<Blob | null>(null);
  const [wrong, setWrong] = useState<'bodyTooLarge' | null>(null);
  const parameters = { customerId: customer.id };
  const keep = (saved: Customer) => {
    queries.setQueryData(['customer', saved.id], saved);
    void queries.invalidateQueries({ queryKey: ['customers'] });
  };
  const sending = useMutation({
    mutationFn: (picture: Blob) => server(customerEndpoints.changeLogo, { parameters, file: picture }),
    onSuccess(saved) {
      keep(saved);
      setPicked(null);
      setRemoved(null);
    },
  });
  const removing = useMutation({
    async mutationFn() {
      const before = await fetchPicture(logoAddress(customer.customerLogo) ?? '');
      return { before, saved: await server(customerEndpoints.removeLogo, { parameters }) };
    },
    onSuccess({ before, saved }) {
      keep(saved);
      setRemoved(before);
    },
  });
  const error = sending.error ?? removing.error;
  const problem = error instanceof ServerProblem ? error.problem : { code: 'silent' };
  const picture = logoAddress(customer.customerLogo);
  const isBusy = sending.isPending || removing.isPending;

  function pick([file]: File[]) {
    sending.reset();
    if (!file) return;
    // A picture from a camera is larger than a logo may be; the cut-out is what is sent.
    setWrong(file.size > logoLimits.bytes * 30 ? 'bodyTooLarge' : null);
    setPicked(file);
  }
  return (
    <Card title={t('logo.title')}>
      <div className="grid grid-cols-1 gap-4">
        {picture ? (
          <img
            src={picture}
            alt={t('logo.of', { name: customer.name })}
            className="mx-auto size-32 rounded-card border border-line bg-sunken object-contain"
          />
        ) : (
          <p className="text-second">{t('logo.none')}</p>
        )}
        {sending.isPending && <ProgressBar label={t('logo.sending')} words="" />}
        <div role="alert" className="empty:hidden">
          {error && <Banner tone="bad" title={problemMessage(i18n, problem)} />}
          {wrong && <Banner tone="bad" title={problemMessage(i18n, { code: wrong })} />}
        </div>
        {removed && !picture && (
          <div role="status" className="flex flex-wrap items-center gap-3">
            <span className="grow">{t('logo.removed')}</span>
            <Button isCompact isDisabled={isBusy} onPress={() => sending.mutate(removed)}>
              {t('logo.undo')}
            </Button>
          </div>
        )}
        {mayChange && !isReadOnly && (
          <>
            <FileDrop
              label={t('logo.drop')}
              hint={t('logo.hint')}
              choose={t('logo.choose')}
              accept={['image/png', 'image/jpeg', 'image/webp']}
              onFiles={pick}
            />
            {picture && (
              <Button variant="quiet" icon={trashPath} isDisabled={isBusy} onPress={() => removing.mutate()}>
                {t('logo.remove')}
              </Button>
            )}
          </>
        )}
      </div>
      {picked && (
        <CropLogo
          file={picked}
          isSending={sending.isPending}
          onClose={() => setPicked(null)}
          onPicture={(cut) => sending.mutate(cut)}
        />
      )}
    </Card>
  );
}
