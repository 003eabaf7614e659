import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { deviceModelEndpoints } from '../../contract/device-model-endpoints.ts';
import type { DeviceModel } from '../../contract/device-model.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { keepModel } from './keep-model.ts';

/** Releasing a model, and taking it out of the range: each says what it means before it is done. */
export function ModelActions({ model }: { model: DeviceModel }) {
  const { server, isReadOnly, notify } = usePortal();
  const { t } = useTranslation(['models', 'desk']);
  const queries = useQueryClient();
  const refusal = useRefusal();
  const [isAsked, setAsked] = useState(false);
  const next = model.status === 'released' ? 'discontinued' : 'released';
  const changing = useMutation({
    mutationFn: () =>
      server(deviceModelEndpoints.changeDeviceModelStatus, {
        parameters: { modelId: model.id },
        body: { status: next },
        version: model.version,
      }),
    onSuccess(saved) {
      keepModel(queries, saved);
      notify({ message: t(`statusChange.done.${next}`), tone: 'success', isClosable: false });
      setAsked(false);
    },
    onError: () => void queries.invalidateQueries({ queryKey: ['deviceModel', model.id] }),
  });
  return (
    <>
      <Button isDisabled={isReadOnly} onPress={() => setAsked(true)}>
        {t(`statusChange.act.${next}`)}
      </Button>
      <ConfirmDialog
        question={t(`statusChange.question.${next}`, { name: model.designation })}
        keep={t('desk:edit.cancel')}
        act={t(`statusChange.act.${next}`)}
        busy={changing.isPending ? t(`statusChange.act.${next}`) : undefined}
        isOpen={isAsked}
        onKeep={() => {
          changing.reset();
          setAsked(false);
        }}
        onAct={() => changing.mutate()}
      >
        <p>{t(`means.${next}`)}</p>
        {model.status === 'draft' && <p className="mt-2">{t('statusChange.neverDraftAgain')}</p>}
        <AlertBanner title={refusal(changing.error)} />
      </ConfirmDialog>
    </>
  );
}
