import { useTranslation } from 'react-i18next';
import type { AskServer } from '../../api/ask-server.ts';
import type { ChecklistLine } from '../../contract/checklist-details.ts';
import { localText } from '../../domain/local-text.ts';
import { shownLanguage } from '../../domain/shown-language.ts';
import { lockPath, penPath } from '../../ui/more-icon-paths.ts';
import { Badge } from '../../ui/controls/badge.tsx';
import { RowLink } from '../../ui/list/row-link.tsx';
import type { TableColumn } from '../../ui/list/table-column.ts';
import { useModelNames } from './use-model-names.ts';

/** What a row of the list of checklists shows. */
export function useChecklistColumns(server: AskServer): TableColumn<ChecklistLine>[] {
  const { t, i18n } = useTranslation(['checklists', 'field']);
  const language = shownLanguage(i18n.language);
  const { wordsOf } = useModelNames(server);
  return [
    {
      id: 'name',
      head: t('list.checklist'),
      inCard: 'line',
      cell: ({ id, name }) => <RowLink href={`/app/checklists/${id}`}>{localText(name, language)}</RowLink>,
    },
    { id: 'kind', head: t('fields.kind'), cell: ({ kind }) => t(`field:kind.${kind}`) },
    { id: 'models', head: t('fields.models'), inCard: 'none', cell: ({ modelNos }) => wordsOf(modelNos) },
    {
      id: 'steps',
      head: t('items.title'),
      isNumber: true,
      inCard: 'none',
      cell: ({ items }) => items,
    },
    {
      id: 'version',
      head: t('versions.version'),
      inCard: 'none',
      cell: ({ publishedVersion }) => publishedVersion ?? <span className="text-second">{t('versions.none')}</span>,
    },
    {
      id: 'status',
      head: t('fields.status'),
      inCard: 'end',
      cell: ({ status, hasDraft }) => {
        if (status === 'retired')
          return (
            <Badge tone="idle" icon={lockPath}>
              {t('status.retired')}
            </Badge>
          );
        return hasDraft ? (
          <Badge tone="info" icon={penPath}>
            {t('versions.hasDraft')}
          </Badge>
        ) : (
          <span className="text-second">{t('status.active')}</span>
        );
      },
    },
  ];
}
