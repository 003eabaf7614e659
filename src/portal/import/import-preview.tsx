import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ServerProblem } from '../../api/ask-server.ts';
import { usePortal } from '../shell/portal-context.ts';
import { deviceImportEndpoints } from '../../contract/device-import-endpoints.ts';
import type { ImportPreview } from '../../contract/device-import.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { CommitCard } from './commit-card.tsx';
import type { ImportAddress } from './import-address.ts';
import { ImportCounts } from './import-counts.tsx';
import { ImportDone } from './import-done.tsx';
import { importPreviewQuery } from './import-queries.ts';
import { ImportRefused } from './import-refused.tsx';
import { ReadAs } from './read-as.tsx';
import { SampleRows } from './sample-rows.tsx';
import { WrongRows } from './wrong-rows.tsx';

type PreviewProps = {
  customerId: string;
  address: ImportAddress;
  onChange: (change: Partial<ImportAddress>) => void;
};

/** What the file would do, how it was read, and the one press that does it. */
export function ImportPreviewPart({ customerId, address, onChange }: PreviewProps) {
  const portal = usePortal();
  const { t } = useTranslation('import');
  const { server, isReadOnly } = portal;
  const { importId, settings, leavesOutWrong } = address;
  const queries = useQueryClient();
  const words = useViewLabels();
  const query = useQuery(importPreviewQuery(server, { customerId, importId, settings }));
  const isBegun = useRef(false);
  const committing = useMutation({
    mutationFn: ({ previewHash }: ImportPreview) =>
      server(deviceImportEndpoints.commitImport, {
        parameters: { customerId, importId },
        body: { previewHash, leaveOutWrongRows: leavesOutWrong },
      }),
    onSuccess() {
      for (const queryKey of [['devices', customerId], ['device'], ['events', customerId], ['overview', customerId]])
        void queries.invalidateQueries({ queryKey });
    },
    onError(error) {
      isBegun.current = false;
      // What would happen now is shown beside the reason.
      if (error instanceof ServerProblem) void query.refetch();
    },
  });
  function commit(preview: ImportPreview) {
    // The second click of two comes before the button is drawn as busy.
    if (isBegun.current) return;
    isBegun.current = true;
    committing.mutate(preview);
  }
  const read = committing.variables ?? query.data;
  if (committing.data && read) return <ImportDone customerId={customerId} done={committing.data} preview={read} />;
  if (query.error instanceof ServerProblem)
    return (
      <ImportRefused
        customerId={customerId}
        problem={query.error.problem}
        onGuessAgain={Object.keys(settings).length > 0 ? () => onChange({ settings: {} }) : undefined}
      />
    );
  return (
    <AwaitedView query={query} words={words}>
      {(preview) => {
        const isBusy = isReadOnly || committing.isPending;
        const change = (more: ImportAddress['settings']) => onChange({ settings: { ...settings, ...more } });
        return (
          <>
            <ReadAs preview={preview} isDisabled={isBusy} onChange={change} />
            <ColumnMapping columns={preview.columns} isDisabled={isBusy} onMap={(mapping) => change({ mapping })} />
            <section aria-label={t('counts.label')} aria-busy={query.isFetching} className="grid grid-cols-1 gap-5">
              <ImportCounts counts={preview.counts} />
              {preview.errors.length > 0 && <WrongRows preview={preview} />}
              <SampleRows customerId={customerId} samples={preview.samples} />
            </section>
            <CommitCard
              counts={preview.counts}
              isReadOnly={isReadOnly}
              isReading={query.isFetching}
              isCommitting={committing.isPending}
              error={committing.error}
              leavesOutWrong={leavesOutWrong}
              onLeaveOut={(leaveOut) => onChange({ leavesOutWrong: leaveOut })}
              onCommit={() => commit(preview)}
            />
          </>
        );
      }}
    </AwaitedView>
  );
}
