import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AskServer } from '../../api/ask-server.ts';
import type { ModelSchedule } from '../../contract/schedule.ts';
import { checkStandard } from '../../domain/check-standard.ts';
import { localText } from '../../domain/local-text.ts';
import { shownLanguage } from '../../domain/shown-language.ts';
import { Card } from '../../ui/controls/card.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { checklistsInUse } from './model-queries.ts';
import { useScheduleLabels } from './use-schedule-labels.ts';

/** Which checks a model is due for, how often, by whom, and with which checklist. */
export function ScheduleCard({ schedules, server }: { schedules: readonly ModelSchedule[]; server: AskServer }) {
  const { t, i18n } = useTranslation(['models', 'field', 'devices']);
  const words = useScheduleLabels();
  const checklists = useQuery(checklistsInUse(server)).data?.items ?? [];
  const language = shownLanguage(i18n.language);
  return (
    <Card title={t('schedule.title')}>
      {schedules.length === 0 ? (
        <p className="text-second">{t('schedule.none')}</p>
      ) : (
        <ul className="grid gap-4">
          {schedules.map((schedule) => {
            const { kind, checklistId, leadDays, performer } = schedule;
            const checklist = checklists.find(({ id }) => id === checklistId);
            const standard = checkStandard(kind);
            return (
              <li key={kind} className="grid gap-1">
                <h3 className="text-m">{t(`field:kind.${kind}`)}</h3>
                <p>{words(schedule)}</p>
                <p className="text-xs text-second">
                  {[
                    t('schedule.leadDaysOf', { count: leadDays }),
                    t(`schedule.performers.${performer}`),
                    ...(standard ? [standard] : []),
                  ].join(' · ')}
                </p>
                <p className="text-xs">
                  {checklist ? (
                    <TextLink href={`/app/checklists/${checklist.id}`}>{localText(checklist.name, language)}</TextLink>
                  ) : (
                    <span className="text-second">{t('schedule.anyChecklist')}</span>
                  )}
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
