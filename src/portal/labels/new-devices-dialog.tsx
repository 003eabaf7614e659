import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorsOf } from '../../api/ask-server.ts';
import { usePortal } from '../shell/portal-context.ts';
import { labelEndpoints } from '../../contract/label-endpoints.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ComboBox } from '../../ui/controls/combo-box.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { tagPath } from '../../ui/controls/portal-icon-paths.ts';
import { TextArea } from '../../ui/controls/text-area.tsx';
import { modelsToLabel } from './label-queries.ts';
import { typedSerials } from './typed-serials.ts';

type NewProps = {
  customerId: string;
  onMade: (deviceIds: readonly string[]) => void;
  onClose: () => void;
};

const most = 500;

/** Names devices that are about to be labelled: their model and their serial numbers. */
export function NewDevicesDialog({ customerId, onMade, onClose }: NewProps) {
  const portal = usePortal();
  const { t } = useTranslation(['labels', 'desk', 'account']);
  const queries = useQueryClient();
  const refusal = useRefusal();
  const models = useQuery(modelsToLabel(portal.server)).data?.items ?? [];
  const [modelId, setModelId] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const { serials, wrong } = typedSerials(text);
  const making = useMutation({
    mutationFn: (model: string) =>
      portal.server(labelEndpoints.createUnregistered, {
        parameters: { customerId },
        body: { modelId: model, serialNumbers: serials },
      }),
    onSuccess({ items }) {
      void queries.invalidateQueries({ queryKey: ['devices', customerId] });
      onMade(items.map(({ deviceId }) => deviceId));
    },
  });
  const isFine = wrong.length === 0 && serials.length > 0 && serials.length <= most;
  function make() {
    setTried(true);
    if (modelId !== null && isFine && !making.isPending) making.mutate(modelId);
  }
  const taken = takenSerials(making.error, serials);
  const fault =
    wrong.length > 0
      ? t('new.wrong', { serials: wrong.slice(0, 5).join(', ') })
      : serials.length > most
        ? t('new.tooMany', { most })
        : serials.length === 0
          ? t('account:errors.required')
          : undefined;
  return (
    <Dialog
      title={t('new.title')}
      glyph={{ icon: tagPath, tone: 'info' }}
      isOpen
      isAlert
      onClose={onClose}
      buttons={
        <>
          <Button isSafeChoice onPress={onClose}>
            {t('desk:edit.cancel')}
          </Button>
          <Button variant="primary" busy={making.isPending ? t('new.act') : undefined} onPress={make}>
            {t('new.act')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <p>{t('new.text')}</p>
        <ComboBox
          label={t('new.model')}
          none={t('desk:edit.none')}
          options={models.map(({ id, designation, typeCode }) => ({
            id,
            label: designation,
            ...(typeCode && { hint: typeCode }),
          }))}
          value={modelId}
          onChange={setModelId}
          error={isTried && modelId === null ? t('account:errors.notAChoice') : undefined}
        />
        <TextArea
          label={t('new.serials')}
          hint={t('new.count', { count: serials.length })}
          value={text}
          onChange={(typed) => {
            making.reset();
            setText(typed);
          }}
          error={isTried ? fault : undefined}
        />
        <AlertBanner title={taken.length > 0 ? t('new.taken', { serials: taken.join(', ') }) : refusal(making.error)} />
      </div>
    </Dialog>
  );
}

/** Those the server knows already. */
const takenSerials = (error: Error | null, serials: readonly string[]): string[] =>
  fieldErrorsOf(error).flatMap(({ pointer, code }) => {
    const [, at] = /^\/serialNumbers\/(\d+)$/.exec(pointer) ?? [];
    return code === 'serialNumberTaken' && at !== undefined ? (serials[Number(at)] ?? []) : [];
  });
