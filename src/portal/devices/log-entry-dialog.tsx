import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { useAction } from '../shell/use-action.ts';
import { writtenLogKinds } from '../../contract/device-actions.ts';
import { deviceEndpoints } from '../../contract/device-endpoints.ts';
import { normalLines } from '../../domain/normal-text.ts';
import { dateInZone } from '../../domain/plain-date.ts';
import { penPath } from '../../ui/more-icon-paths.ts';
import { DateField } from '../../ui/controls/date-field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea } from '../../ui/controls/text-area.tsx';

type EntryProps = { customerId: string; deviceId: string; onClose: () => void };

/** Writes down what was done with a device. */
export function LogEntryDialog({ customerId, deviceId, onClose }: EntryProps) {
  const { server } = usePortal();
  const { t } = useTranslation(['devices', 'pages', 'account']);
  const [kind, setKind] = useState<(typeof writtenLogKinds)[number]>('maintenance');
  const [occurredOn, setOccurredOn] = useState<string | null>(() =>
    dateInZone(Date.now(), new Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const adding = useAction({
    send: (entry: { occurredOn: string; text: string }) =>
      server(deviceEndpoints.addToDeviceLog, { parameters: { customerId, deviceId }, body: { kind, ...entry } }),
    done() {
      onClose();
      return t('log.added');
    },
    refresh: [['deviceLog', deviceId]],
  });
  const written = normalLines(text);
  return (
    <ActionDialog
      title={t('log.add')}
      glyph={{ icon: penPath, tone: 'info' }}
      act={t('pages:edit.save')}
      isBusy={adding.isBusy}
      error={adding.error}
      onClose={onClose}
      onAct={() => {
        setTried(true);
        if (occurredOn !== null && written !== '') adding.run({ occurredOn, text: written });
      }}
    >
      <Select
        label={t('log.kind')}
        choose={t('pages:edit.choose')}
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
    </ActionDialog>
  );
}
