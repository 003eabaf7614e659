import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { writtenLogKinds } from '../../contract/device-actions.ts';
import { deviceEndpoints } from '../../contract/device-endpoints.ts';
import { normalLines } from '../../domain/normal-text.ts';
import { dateInZone } from '../../domain/plain-date.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { penPath } from '../../ui/more-icon-paths.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { DateField } from '../../ui/controls/date-field.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';

type EntryProps = { customerId: string; deviceId: string; onClose: () => void };

/** Writes down what was done with a device. */
export function LogEntryDialog({ customerId, deviceId, onClose }: EntryProps) {
  const { server, notify } = usePortal();
  const { t } = useTranslation(['devices', 'desk', 'account']);
  const queries = useQueryClient();
  const refusal = useRefusal();
  const [kind, setKind] = useState<(typeof writtenLogKinds)[number]>('maintenance');
  const [occurredOn, setOccurredOn] = useState<string | null>(() =>
    dateInZone(Date.now(), new Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const adding = useMutation({
    mutationFn: (entry: { occurredOn: string; text: string }) =>
      server(deviceEndpoints.addToDeviceLog, { parameters: { customerId, deviceId }, body: { kind, ...entry } }),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: ['deviceLog', deviceId] });
      notify({ message: t('log.added'), tone: 'success', isClosable: false });
      onClose();
    },
  });
  const written = normalLines(text);
  function add() {
    setTried(true);
    if (occurredOn !== null && written !== '' && !adding.isPending) adding.mutate({ occurredOn, text: written });
  }
  return (
    <Dialog
      title={t('log.add')}
      glyph={{ icon: penPath, tone: 'info' }}
      isOpen
      isAlert
      onClose={onClose}
      buttons={
        <>
          <Button isSafeChoice onPress={onClose}>
            {t('desk:edit.cancel')}
          </Button>
          <Button variant="primary" busy={adding.isPending ? t('desk:edit.save') : undefined} onPress={add}>
            {t('desk:edit.save')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Select
          label={t('log.kind')}
          choose={t('desk:edit.choose')}
          options={writtenLogKinds.map((id) => ({ id, label: t(`log.kinds.${id}`) }))}
          value={kind}
          onChange={(id) => setKind(writtenLogKinds.find((each) => each === id) ?? kind)}
        />
        <DateField
          label={t('log.when')}
          value={occurredOn}
          onChange={setOccurredOn}
          error={isTried && occurredOn === null ? t('account:errors.notADate') : undefined}
        />
        <TextArea
          label={t('log.what')}
          value={text}
          onChange={setText}
          maxLength={4000}
          error={isTried && written === '' ? t('account:errors.required') : undefined}
        />
      </div>
      <AlertBanner title={refusal(adding.error)} />
    </Dialog>
  );
}
