import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ServerSilent } from '../../api/ask-server.ts';
import type { Desk } from '../../api/desk.ts';
import { modelStatuses } from '../../contract/device-model.ts';
import { AsOf } from '../../i18n/as-of.tsx';
import { regional } from '../../i18n/regional.ts';
import { useListWords } from '../../i18n/use-desk-words.ts';
import { useViewWords } from '../../i18n/use-view-words.ts';
import { plusPath } from '../../ui/more-icon-paths.ts';
import { AwaitedView } from '../../ui/portal/awaited-view.tsx';
import { Empty } from '../../ui/portal/instead.tsx';
import { LinkButton } from '../../ui/portal/link-button.tsx';
import { ListRows, ListSearch } from '../../ui/portal/list-view.tsx';
import { PageBody } from '../../ui/portal/page-body.tsx';
import { PageHeader } from '../../ui/portal/page-header.tsx';
import { pumpPath } from '../../ui/portal/portal-icon-paths.ts';
import { useListAddress } from '../../ui/portal/use-list-address.ts';
import { useTitle } from '../../ui/use-title.ts';
import { modelsQuery } from './model-queries.ts';
import { useModelColumns } from './use-model-columns.tsx';

const path = '/app/models';
const filterNames = ['status'];

/** The device models of the maker. What is looked at stands in the address. */
export function ModelListPage({ server, permissions, search, goTo }: Desk) {
  const { t, i18n } = useTranslation('models');
  const look = useListAddress({ path, search, filterNames, goTo });
  const query = useQuery(modelsQuery(server, look.address));
  const words = useListWords();
  const columns = useModelColumns();
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  const filters = [
    {
      name: 'status',
      label: t('fields.status'),
      options: modelStatuses.map((id) => ({ id, label: t(`status.${id}`) })),
    },
  ];
  useTitle(t('list.title'));
  return (
    <PageBody>
      <PageHeader
        title={t('list.title')}
        sub={<AsOf query={query} />}
        primary={
          permissions.has('model.write') && (
            <LinkButton variant="primary" icon={plusPath} href={`${path}/new`}>
              {t('create.title')}
            </LinkButton>
          )
        }
      />
      <ListSearch look={look} words={words} filters={filters} />
      <AwaitedView query={query} words={useViewWords()} isSilence={(error) => error instanceof ServerSilent}>
        {(page) => (
          <ListRows
            label={t('list.title')}
            look={look}
            words={words}
            columns={columns}
            idOf={({ id }) => id}
            goTo={goTo}
            total={t('list.total', { count: page.total, total: numbers.format(page.total) })}
            empty={<Empty icon={pumpPath} title={t('list.empty')} text={t('list.emptyText')} />}
            page={page}
          />
        )}
      </AwaitedView>
    </PageBody>
  );
}
