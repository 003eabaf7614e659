import { useTranslation } from 'react-i18next';
import type { deviceImportEndpoints } from '../../contract/device-import-endpoints.ts';
import type { ImportPreview } from '../../contract/device-import.ts';
import type { z } from '../../contract/zod.ts';
import { regional } from '../../i18n/regional.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { DescriptionList } from '../../ui/page/description-list.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { SampleRows } from './sample-rows.tsx';
import { WrongRows } from './wrong-rows.tsx';

type DoneProps = {
  customerId: string;
  done: z.infer<typeof deviceImportEndpoints.commitImport.answer>;
  /** What was looked at before. */
  preview: ImportPreview;
};

/** What the import did, and the ways to it. */
export function ImportDone({ customerId, done, preview }: DoneProps) {
  const { t, i18n } = useTranslation('import');
  const numbers = new Intl.NumberFormat(regional(i18n.language));
  return (
    <>
      <div role="status">
        <Banner tone="ok" title={t('done.title')}>
          <p>{preview.fileName}</p>
        </Banner>
      </div>
      <Card title={t('done.what')}>
        <DescriptionList
          facts={(['created', 'updated', 'unchanged', 'leftOut'] as const).map((each) => ({
            term: t(`done.${each}`),
            value: numbers.format(done[each]),
          }))}
        />
        <div>
          <LinkButton variant="primary" href={`/app/customers/${customerId}/devices`}>
            {t('done.toList')}
          </LinkButton>
        </div>
      </Card>
      {done.leftOut > 0 && <WrongRows preview={preview} />}
      <SampleRows customerId={customerId} samples={preview.samples} isDone />
    </>
  );
}
