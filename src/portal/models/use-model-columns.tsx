import { useTranslation } from 'react-i18next';
import type { DeviceModelLine } from '../../contract/device-model.ts';
import { localText } from '../../domain/local-text.ts';
import { shownLanguage } from '../../domain/shown-language.ts';
import { Logo } from '../../ui/controls/avatar.tsx';
import { RowLink } from '../../ui/list/row-link.tsx';
import type { TableColumn } from '../../ui/list/table-column.ts';
import { ModelState } from './model-state.tsx';
import { pictureAddress } from './picture-address.ts';

/** What a row of the list of models shows. */
export function useModelColumns(): TableColumn<DeviceModelLine>[] {
  const { t, i18n } = useTranslation('models');
  const language = shownLanguage(i18n.language);
  return [
    {
      id: 'designation',
      head: t('list.model'),
      inCard: 'line',
      isSortable: true,
      cell: ({ id, designation, typeCode, picture }) => (
        <div className="flex items-center gap-3">
          <Logo name={designation} picture={pictureAddress(picture)} />
          <div className="min-w-0">
            <RowLink href={`/app/models/${id}`}>{designation}</RowLink>
            {typeCode && <div className="font-mono text-xs text-second">{typeCode}</div>}
          </div>
        </div>
      ),
    },
    {
      id: 'modelNo',
      head: t('list.modelNo'),
      isSortable: true,
      inCard: 'none',
      cell: ({ modelNo }) => <span className="font-mono">{modelNo}</span>,
    },
    { id: 'kind', head: t('fields.kind'), cell: ({ kind }) => localText(kind, language) },
    {
      id: 'status',
      head: t('fields.status'),
      inCard: 'end',
      cell: ({ status }) => <ModelState status={status} />,
    },
  ];
}
