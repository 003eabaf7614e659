import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../contract/user.ts';
import { regional } from '../../i18n/regional.ts';
import { Badge } from '../../ui/controls/badge.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { attentionPath } from '../../ui/icon-paths.ts';

/** What somebody was trained for; what no longer holds is marked. */
export function QualificationCard({ qualifications }: Pick<User, 'qualifications'>) {
  const { t, i18n } = useTranslation('users');
  const days = new Intl.DateTimeFormat(regional(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  const [today] = useState(() => new Intl.DateTimeFormat('en-CA').format(Date.now()));
  return (
    <Card title={t('details.qualifications')}>
      {qualifications.length === 0 ? (
        <p className="text-second">{t('qualification.none')}</p>
      ) : (
        <ul className="grid gap-3">
          {qualifications.map(({ kind, modelIds, validUntil }) => (
            <li key={`${kind} ${validUntil} ${modelIds.join()}`}>
              <div className="font-strong">{t(`qualification.kinds.${kind}`)}</div>
              <div className="text-s text-second">
                {modelIds.length === 0
                  ? t('qualification.allModels')
                  : t('qualification.models', { count: modelIds.length })}
              </div>
              {validUntil !== null &&
                (validUntil < today ? (
                  <Badge tone="soon" icon={attentionPath}>
                    {t('qualification.ended', { date: days.format(new Date(validUntil)) })}
                  </Badge>
                ) : (
                  <div className="text-s text-second">
                    {t('qualification.until', { date: days.format(new Date(validUntil)) })}
                  </div>
                ))}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
