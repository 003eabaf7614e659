import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ChooseFile } from './choose-file.tsx';
import { readImportAddress, writeImportAddress } from './import-address.ts';
import { ImportPreviewPart } from './import-preview.tsx';

/** Devices from a spreadsheet: the file is chosen, looked at, and only then imported. */
export function ImportPage({ customerId }: { customerId: string }) {
  const portal = usePortal();
  const { t } = useTranslation(['import', 'devices']);
  const { search, goTo } = portal;
  const list = `/app/customers/${customerId}/devices`;
  const address = readImportAddress(search);
  useTitle(t('title'));
  return (
    <PageBody>
      <PageHeader
        title={t('title')}
        sub={<TextLink href={list}>{t('devices:list.title')}</TextLink>}
        actions={address && <LinkButton href={`${list}/import`}>{t('otherFile')}</LinkButton>}
      />
      {address ? (
        <ImportPreviewPart
          key={address.importId}
          customerId={customerId}
          address={address}
          onChange={(change) => goTo(`${list}/import${writeImportAddress({ ...address, ...change })}`)}
        />
      ) : (
        <ChooseFile
          customerId={customerId}
          onRead={(importId) =>
            goTo(`${list}/import${writeImportAddress({ importId, settings: {}, leavesOutWrong: false })}`)
          }
        />
      )}
    </PageBody>
  );
}
