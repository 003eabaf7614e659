import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { useAction } from '../shell/use-action.ts';
import { deviceModelEndpoints } from '../../contract/device-model-endpoints.ts';
import type { DeviceModel } from '../../contract/device-model.ts';
import { Button } from '../../ui/controls/button.tsx';
import { keepModel } from './keep-model.ts';

/** Releasing a model, and taking it out of the range: each says what it means before it is done. */
export function ModelActions({ model }: { model: DeviceModel }) {
  const { server, isReadOnly } = usePortal();
  const { t } = useTranslation('models');
  const queries = useQueryClient();
  const { id: modelId, version } = model;
  const next = model.status === 'released' ? 'discontinued' : 'released';
  const changing = useAction<'change', void, DeviceModel>({
    send: () =>
      server(deviceModelEndpoints.changeDeviceModelStatus, {
        parameters: { modelId },
        body: { status: next },
        version,
      }),
    done(saved) {
      keepModel(queries, saved);
      return t(`statusChange.done.${next}`);
    },
    refresh: [],
    failed: ['deviceModel', modelId],
  });
  return (
    <>
      <Button isDisabled={isReadOnly} onPress={() => changing.wish('change')}>
        {t(`statusChange.act.${next}`)}
      </Button>
      {changing.wished && (
        <ActionDialog
          title={t(`statusChange.question.${next}`, { name: model.designation })}
          act={t(`statusChange.act.${next}`)}
          isBusy={changing.isBusy}
          error={changing.error}
          onClose={changing.close}
          onAct={() => changing.run()}
        >
          <p>{t(`means.${next}`)}</p>
          {model.status === 'draft' && <p>{t('statusChange.neverDraftAgain')}</p>}
        </ActionDialog>
      )}
    </>
  );
}
