import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { regional } from '../../i18n/regional.ts';
import { saveFile } from '../../ui/save-file.ts';

type ExportProps = { exportForm: (readMe: string) => Promise<Blob> };

/** The way out for a form that can neither be kept nor sent: what was typed, as a file that any installation opens. */
export function ExportTyped({ exportForm }: ExportProps) {
  const { t, i18n } = useTranslation('work');
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(null);
  async function tap() {
    const now = new Date();
    const date = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'long' }).format(now);
    const file = await exportForm(t('rescue.readMe', { date, address: `${location.origin}/qr/unsent` }));
    saveFile(`device-portal-form-${now.toISOString().slice(0, 10)}.zip`, file);
    setOutcome('done');
  }
  return (
    <>
      <button type="button" className="button mt-2" onClick={() => void tap().catch(() => setOutcome('failed'))}>
        {t('exportTyped.act')}
      </button>
      <p role="status">{outcome && t(`exportTyped.${outcome}`)}</p>
    </>
  );
}
