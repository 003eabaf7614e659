import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pack } from '../../contract/pack.ts';
import type { Visit } from '../../offline/visit/visit-database.ts';
import { readinessPoints, type ReadinessPoint } from '../../offline/visit/visit-readiness.ts';
import { attentionPath, okPath } from '../../ui/icon-paths.ts';
import { StatusWord } from '../../ui/controls/badge.tsx';
import { readReadiness } from './read-readiness.ts';

type ReadinessProps = { visit: Visit; isConfirmed: boolean; readPack: () => Promise<Pack | null> };

/** What is ready for a visit, point by point, and what is not. */
export function VisitReadiness({ visit, isConfirmed, readPack }: ReadinessProps) {
  const { t, i18n } = useTranslation('visit');
  const [readiness, setReadiness] = useState<Record<ReadinessPoint, boolean>>();
  const { language } = i18n;
  useEffect(() => {
    let isOver = false;
    void readReadiness({ visit, language, isConfirmed, readPack }).then(
      (read) => !isOver && setReadiness(read),
      reportError,
    );
    return () => {
      isOver = true;
    };
  }, [visit, language, isConfirmed, readPack]);
  if (!readiness) return null;
  return (
    <section className="grid gap-2">
      <h3>{t('ready')}</h3>
      <ul className="grid gap-2">
        {readinessPoints.map((point) => (
          <li key={point}>
            {readiness[point] ? (
              <StatusWord tone="ok" icon={okPath}>
                {t(`point.${point}.ready`)}
              </StatusWord>
            ) : (
              <StatusWord tone="soon" icon={attentionPath}>
                {t(`point.${point}.missing`)}
              </StatusWord>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
