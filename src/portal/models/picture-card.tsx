import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { fetchPicture } from '../../api/fetch-picture.ts';
import { deviceModelEndpoints } from '../../contract/device-model-endpoints.ts';
import type { DeviceModel } from '../../contract/device-model.ts';
import { problemMessage } from '../../i18n/error-messages.ts';
import { useProblemMessage } from '../../i18n/use-problem-message.ts';
import { trashPath } from '../../ui/more-icon-paths.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { FileDrop } from '../../ui/controls/file-drop.tsx';
import { ProgressBar } from '../../ui/controls/progress-bar.tsx';
import { keepModel } from './keep-model.ts';
import { pictureAddress } from './picture-address.ts';
import { scaledPicture } from './scaled-picture.ts';

type PictureCardProps = { model: DeviceModel; mayChange: boolean };

/** The picture people recognise a model by on the phone: dropped or picked, removed, and brought back. */
export function PictureCard({ model, mayChange }: PictureCardProps) {
  const { server, isReadOnly } = usePortal();
  const { t, i18n } = useTranslation(['models', 'pages']);
  const queries = useQueryClient();
  const messageOf = useProblemMessage();
  const [removed, setRemoved] = useState<Blob | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const parameters = { modelId: model.id };
  const picture = pictureAddress(model.picture);
  const sending = useMutation({
    mutationFn: (file: Blob) => server(deviceModelEndpoints.changeModelPicture, { parameters, file }),
    onSuccess(saved) {
      keepModel(queries, saved);
      setRemoved(null);
    },
  });
  const removing = useMutation({
    async mutationFn() {
      const before = await fetchPicture(picture ?? '');
      return { before, saved: await server(deviceModelEndpoints.removeModelPicture, { parameters }) };
    },
    onSuccess({ before, saved }) {
      keepModel(queries, saved);
      setRemoved(before);
    },
  });
  const isBusy = sending.isPending || removing.isPending;

  async function pick([file]: File[]) {
    sending.reset();
    removing.reset();
    if (!file) return;
    const scaled = await scaledPicture(file);
    setUnreadable(scaled === null);
    if (scaled) sending.mutate(scaled);
  }
  return (
    <Card title={t('fields.picture')}>
      {picture ? (
        <img
          src={picture}
          alt={t('picture.of', { name: model.designation })}
          className="mx-auto max-h-60 rounded-card border border-line bg-sunken object-contain"
        />
      ) : (
        <p className="text-second">{t('picture.none')}</p>
      )}
      {sending.isPending && <ProgressBar label={t('picture.sending')} words="" />}
      <AlertBanner
        title={
          isUnreadable ? problemMessage(i18n, { code: 'logoNotAPicture' }) : messageOf(sending.error ?? removing.error)
        }
      />
      {removed && !picture && (
        <div role="status" className="flex flex-wrap items-center gap-3">
          <span className="grow">{t('picture.removed')}</span>
          <Button isCompact isDisabled={isBusy} onPress={() => sending.mutate(removed)}>
            {t('undo')}
          </Button>
        </div>
      )}
      {mayChange && !isReadOnly && (
        <>
          <FileDrop
            label={t('picture.drop')}
            hint={t('picture.hint')}
            choose={t('picture.choose')}
            accept={['image/png', 'image/jpeg', 'image/webp']}
            onFiles={(files) => void pick(files)}
          />
          {picture && (
            <Button variant="quiet" icon={trashPath} isDisabled={isBusy} onPress={() => removing.mutate()}>
              {t('picture.remove')}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
