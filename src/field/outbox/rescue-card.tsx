import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldStorage } from '../../offline/field-storage.ts';
import type { ImportOutcome } from '../../offline/rescue/import-unsent.ts';
import { saveExport } from './save-export.ts';

type RescueProps = { storage: FieldStorage; hasWork: boolean; isReadOnly?: boolean };
type Outcome = 'exported' | 'failed' | ImportOutcome;

/** All unsent work as one file, and such a file taken over: also when the server is gone for good. */
export function RescueCard({ storage, hasWork, isReadOnly = false }: RescueProps) {
  const { t, i18n } = useTranslation('work');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const exportAll = async () => {
    await saveExport({ unsent: await storage.unsent(), t, language: i18n.language });
    setOutcome('exported');
  };
  const open = async (file: File) => {
    setOutcome(await (await storage.unsent()).importWork(file));
    void storage.deliver('due').catch(reportError);
  };
  const run = (action: Promise<void>) => {
    setOutcome(null);
    action.catch(() => setOutcome('failed'));
  };
  return (
    <section className="card padded" aria-labelledby="rescue">
      <h2 id="rescue">{t('rescue.title')}</h2>
      <p className="muted">{t('rescue.text')}</p>
      <div className="halves">
        {hasWork && (
          <button type="button" className="button" onClick={() => run(exportAll())}>
            {t('rescue.export')}
          </button>
        )}
        {!isReadOnly && (
          <label className="button">
            {t('rescue.import')}
            <input
              type="file"
              className="unseen"
              accept=".zip,application/zip"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) run(open(file));
                event.target.value = ''; // the same file can be chosen again
              }}
            />
          </label>
        )}
      </div>
      <div role="status">
        <OutcomeWords outcome={outcome} />
      </div>
    </section>
  );
}

const counted = ['taken', 'known', 'different', 'unreadable', 'photosMissing'] as const;

function OutcomeWords({ outcome }: { outcome: Outcome | null }) {
  const { t } = useTranslation('work');
  if (outcome === null) return null;
  if (typeof outcome === 'string') return <p className="strong">{t(`rescue.${outcome}`)}</p>;
  if (outcome.kind !== 'imported') return <p className="strong">{t(`rescue.${outcome.kind}`)}</p>;
  return counted
    .filter((what) => what === 'taken' || outcome[what] > 0)
    .map((what) => (
      <p key={what} className="strong">
        {t(`rescue.${what}`, { count: outcome[what] })}
      </p>
    ));
}
