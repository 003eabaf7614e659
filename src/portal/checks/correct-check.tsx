import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServerProblem, NetworkError } from '../../api/ask-server.ts';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { fetchPhoto } from '../../api/fetch-photo.ts';
import { deviceEndpoints } from '../../contract/device-endpoints.ts';
import type { CheckDetails } from '../../contract/check-details.ts';
import { mayCorrectCheck } from '../../domain/may-correct-check.ts';
import { normalLines } from '../../domain/normal-text.ts';
import { correctReceivedCheck } from '../../offline/correct-received-check.ts';
import type { StorageOpening } from '../../offline/field-storage.ts';
import { personHere } from '../../session/person-here.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';

/** The store of the field pages in this browser, where the form of a correction is put. */
export type FormsHere = { openStorage: () => Promise<StorageOpening>; now: () => number };
type CorrectProps = { customerId: string; check: CheckDetails; forms: FormsHere };

/** Asks for the reason of a correction and opens its form, filled in as this check was, under who is signed in. */
export function CorrectCheck({ customerId, check, forms }: CorrectProps) {
  const portal = usePortal();
  const { t } = useTranslation(['checks', 'pages', 'account', 'work']);
  const { server, permissions, isReadOnly, goTo } = portal;
  const [here] = useState(personHere);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const why = normalLines(reason);
  const opening = useMutation({
    mutationFn: async (deviceId: string) => {
      const opened = await forms.openStorage();
      if (opened.kind !== 'open') return null;
      const { deviceRef, model, serialNumber } = await server(deviceEndpoints.readDevice, {
        parameters: { customerId, deviceId },
      });
      return correctReceivedCheck(check, {
        storage: opened.storage,
        // Nobody scans a label in the portal: the record on screen names the device.
        device: { deviceRef, modelNo: model.modelNo, serialNumber, labelText: null, labelVerification: 'manual' },
        reason: why,
        readPhoto: (uploadId) =>
          fetchPhoto(server, `/api/customers/${customerId}/files/${uploadId}?submissionId=${check.id}&size=full`),
        now: forms.now,
      });
    },
  });
  if (!check.device || !mayCorrectCheck(check, { permissions, userId: here?.userId })) return null;
  const { id: deviceId } = check.device;
  const announced = check.answers.flatMap(({ photos }) => photos);
  const isIncomplete = announced.some(({ uploadId }) => !check.arrivedPhotos.includes(uploadId));
  const { data, error } = opening;
  const isOfServer = error instanceof ServerProblem || error instanceof NetworkError;
  const isNotKept = data === null || (error !== null && !isOfServer);
  function close() {
    opening.reset();
    setOpen(false);
    setReason('');
    setTried(false);
  }
  return (
    <>
      <Button isDisabled={isReadOnly} onPress={() => setOpen(true)}>
        {t('acts.correct.act')}
      </Button>
      {isOpen && (
        <ActionDialog
          title={t('acts.correct.question', { protocolNo: check.protocolNo })}
          act={t('acts.correct.open')}
          isBusy={opening.isPending}
          error={isNotKept ? t('acts.correct.notKept') : opening.error}
          onClose={close}
          onAct={() => {
            setTried(true);
            if (why === '') return;
            // Of this press only: whoever has closed the dialog meanwhile stays on the page, and the form among unsent work.
            opening.mutate(deviceId, {
              onSuccess: (draft) => draft && goTo(`/qr/function-check?draft=${draft.submissionId}`),
            });
          }}
        >
          <p>{t('acts.correct.means')}</p>
          <p>{t('acts.correct.form')}</p>
          {isIncomplete && <p>{t('acts.correct.photosMissing')}</p>}
          <TextArea
            label={t('reason')}
            value={reason}
            onChange={setReason}
            maxLength={500}
            error={isTried && why === '' ? t('account:errors.required') : undefined}
          />
        </ActionDialog>
      )}
    </>
  );
}
