import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import type { Device } from '../../contract/device.ts';
import type { Labels } from '../../contract/label.ts';
import { useViewLabels } from '../../i18n/use-view-labels.ts';
import { plusPath, printerPath } from '../../ui/more-icon-paths.ts';
import { AwaitedView } from '../../ui/page/awaited-view.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { LabelList } from './label-list.tsx';
import { LabelPreview } from './label-preview.tsx';
import { labelsQuery } from './label-queries.ts';
import { PrintDialog } from './print-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

/** The labels of a device. Who may not print sees their numbers and states. */
export function LabelsOfDevice({ device }: { device: Device }) {
  const { permissions } = usePortal();
  const { t } = useTranslation('labels');
  return permissions.has('label.print') ? (
    <PrintableLabels device={device} />
  ) : (
    <Card isFlush title={t('given')}>
      <LabelList labels={device.labels.toSorted((a, b) => b.labelNo - a.labelNo)} />
    </Card>
  );
}

function PrintableLabels({ device }: { device: Device }) {
  const { server } = usePortal();
  const { customerId, id: deviceId } = device;
  const query = useQuery(labelsQuery(server, { customerId, deviceId }));
  return (
    <AwaitedView query={query} words={useViewLabels()}>
      {(labels) => <KnownLabels device={device} labels={labels} />}
    </AwaitedView>
  );
}

type Wished = { kind: 'issue' } | { kind: 'print' } | { kind: 'revoke'; labelNo: number };

function KnownLabels({ device, labels }: { device: Device; labels: Labels }) {
  const portal = usePortal();
  const { t } = useTranslation('labels');
  const [wished, setWished] = useState<Wished | null>(null);
  const { current, items } = labels;
  const { customerId, id: deviceId } = device;
  const which = { customerId, deviceId };
  const isOut = device.status === 'decommissioned';
  const close = () => setWished(null);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <Card title={t('current')}>
        {current ? <LabelPreview preview={current} /> : <p className="text-second">{t('noCurrent')}</p>}
        {isOut ? (
          <p className="text-second">{t('outOfUse')}</p>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button icon={printerPath} isDisabled={portal.isReadOnly} onPress={() => setWished({ kind: 'print' })}>
              {t('print.act')}
            </Button>
            <Button icon={plusPath} isDisabled={portal.isReadOnly} onPress={() => setWished({ kind: 'issue' })}>
              {t(items.length === 0 ? 'issue.first' : 'issue.act')}
            </Button>
          </div>
        )}
      </Card>
      <Card isFlush title={t('given')}>
        <LabelList
          labels={items}
          actionOf={({ labelNo, state }) =>
            state !== 'revoked' && (
              <Button
                isCompact
                variant="danger"
                isDisabled={portal.isReadOnly}
                onPress={() => setWished({ kind: 'revoke', labelNo })}
              >
                {t('revoke.actOn', { labelNo })}
              </Button>
            )
          }
        />
      </Card>
      {wished?.kind === 'issue' && <IssueDialog which={which} isFirst={items.length === 0} onClose={close} />}
      {wished?.kind === 'revoke' && <RevokeDialog which={which} labelNo={wished.labelNo} onClose={close} />}
      {wished?.kind === 'print' && (
        <PrintDialog customerId={customerId} deviceIds={[deviceId]} modules={current?.modules.length} onClose={close} />
      )}
    </div>
  );
}
