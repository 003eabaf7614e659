import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorsOf } from '../../api/ask-server.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { labelEndpoints } from '../../contract/label-endpoints.ts';
import { ComboBox } from '../../ui/controls/combo-box.tsx';
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
  const { t } = useTranslation(['labels', 'pages', 'account']);
  const queries = useQueryClient();
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
    if (modelId !== null && isFine) making.mutate(modelId);
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
    <ActionDialog
      title={t('new.title')}
      glyph={{ icon: tagPath, tone: 'info' }}
      act={t('new.act')}
      isBusy={making.isPending}
      error={taken.length > 0 ? t('new.taken', { serials: taken.join(', ') }) : making.error}
      onClose={onClose}
      onAct={make}
    >
      <p>{t('new.text')}</p>
      <ComboBox
        label={t('new.model')}
        none={t('pages:edit.none')}
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
    </ActionDialog>
  );
}

/** Those the server knows already. */
const takenSerials = (error: Error | null, serials: readonly string[]): string[] =>
  fieldErrorsOf(error).flatMap(({ pointer, code }) => {
    const [, at] = /^\/serialNumbers\/(\d+)$/.exec(pointer) ?? [];
    return code === 'serialNumberTaken' && at !== undefined ? (serials[Number(at)] ?? []) : [];
  });
