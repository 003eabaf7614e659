import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../shell/action-dialog.tsx';
import { usePortal } from '../shell/portal-context.ts';
import { useAction } from '../shell/use-action.ts';
import { checkEndpoints } from '../../contract/check-endpoints.ts';
import type { CheckDetails } from '../../contract/check-details.ts';
import { Button } from '../../ui/controls/button.tsx';
import { pumpPath } from '../../ui/controls/portal-icon-paths.ts';
import { FindDevice } from './find-device.tsx';
import { anyCheckQuery } from './unassigned-queries.ts';

/** Says which device a check was about. It begins with what was named on the spot. */
export function AssignCheck({ check }: { check: CheckDetails }) {
  const { server, isReadOnly } = usePortal();
  const { t } = useTranslation('checks');
  const queries = useQueryClient();
  const [deviceId, setDeviceId] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const assigning = useAction<'assign', string, CheckDetails>({
    send: (chosen) =>
      server(checkEndpoints.assignCheck, { parameters: { submissionId: check.id }, body: { deviceId: chosen } }),
    done(saved) {
      queries.setQueryData(anyCheckQuery(server, check.id).queryKey, saved);
      return t('assign.done');
    },
    refresh: [['unassignedChecks'], ['checks'], ['devices'], ['device'], ['overview']],
  });
  function close() {
    assigning.close();
    setDeviceId(null);
    setTried(false);
  }
  return (
    <>
      <Button variant="primary" icon={pumpPath} isDisabled={isReadOnly} onPress={() => assigning.wish('assign')}>
        {t('assign.act')}
      </Button>
      {assigning.wished && (
        <ActionDialog
          title={t('assign.question', { protocolNo: check.protocolNo })}
          sub={t('assign.means')}
          glyph={{ icon: pumpPath, tone: 'info' }}
          act={t('assign.act')}
          isBusy={assigning.isBusy}
          error={assigning.error}
          onClose={close}
          onAct={() => {
            setTried(true);
            if (deviceId !== null) assigning.run(deviceId);
          }}
        >
          <FindDevice
            server={server}
            begin={check.claimed.serialNumber ?? check.claimed.deviceRef ?? ''}
            chosen={deviceId}
            onChoose={setDeviceId}
            error={isTried && deviceId === null ? t('assign.choose') : undefined}
          />
        </ActionDialog>
      )}
    </>
  );
}
