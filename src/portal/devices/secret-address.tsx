import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPath } from '../../ui/icon-paths.ts';
import { copyPath } from '../../ui/more-icon-paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';

/** An address that is shown once, and copied. Where the browser copies nothing, it can still be marked. */
export function SecretAddress({ address }: { address: string }) {
  const { t } = useTranslation('devices');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = () =>
    // Without https there is no clipboard at all.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(address))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('notCopied'),
      );
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField label={t('calendar.address')} hint={t('calendar.once')} value={address} isReadOnly isCode />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" icon={outcome === 'copied' ? checkPath : copyPath} onPress={() => void copy()}>
          {t('calendar.copy')}
        </Button>
        <p role="status" className="min-w-0 text-s text-second">
          {outcome && t(`calendar.${outcome}`)}
        </p>
      </div>
    </div>
  );
}
