import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '../shell/portal-context.ts';
import { keptCheckEndpoints } from '../../contract/kept-check-endpoints.ts';
import type { KeptCheck } from '../../contract/kept-check.ts';
import { useRefusal } from '../../i18n/use-refusal.ts';
import { AlertBanner } from '../../ui/page/alert-banner.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { pumpPath } from '../../ui/controls/portal-icon-paths.ts';
import { FindDevice } from './find-device.tsx';
import { anyCheckQuery } from './unassigned-queries.ts';

/** Says which device a check was about. It begins with what was named on the spot. */
export function AssignCheck({ check }: { check: KeptCheck }) {
  const { server, isReadOnly, notify } = usePortal();
  const { t } = useTranslation(['checks', 'desk']);
  const queries = useQueryClient();
  const refusal = useRefusal();
  const [isOpen, setOpen] = useState(false);
  const [deviceId, setDeviceId] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const assigning = useMutation({
    mutationFn: (chosen: string) =>
      server(keptCheckEndpoints.assignCheck, { parameters: { submissionId: check.id }, body: { deviceId: chosen } }),
    onSuccess(saved) {
      queries.setQueryData(anyCheckQuery(server, check.id).queryKey, saved);
      for (const queryKey of [['unassignedChecks'], ['checks'], ['devices'], ['device'], ['overview']])
        void queries.invalidateQueries({ queryKey });
      notify({ message: t('assign.done'), tone: 'success', isClosable: false });
      close();
    },
  });
  function close() {
    assigning.reset();
    setOpen(false);
    setDeviceId(null);
    setTried(false);
  }
  return (
    <>
      <Button variant="primary" icon={pumpPath} isDisabled={isReadOnly} onPress={() => setOpen(true)}>
        {t('assign.act')}
      </Button>
      <Dialog
        title={t('assign.question', { protocolNo: check.protocolNo })}
        sub={t('assign.means')}
        glyph={{ icon: pumpPath, tone: 'info' }}
        isAlert
        isOpen={isOpen}
        onClose={close}
        buttons={
          <>
            <Button isSafeChoice onPress={close}>
              {t('desk:edit.cancel')}
            </Button>
            <Button
              variant="primary"
              busy={assigning.isPending ? t('assign.act') : undefined}
              onPress={() => {
                setTried(true);
                if (deviceId !== null) assigning.mutate(deviceId);
              }}
            >
              {t('assign.act')}
            </Button>
          </>
        }
      >
        <FindDevice
          server={server}
          begin={check.claimed.serialNumber ?? check.claimed.deviceRef ?? ''}
          chosen={deviceId}
          onChoose={setDeviceId}
          error={isTried && deviceId === null ? t('assign.choose') : undefined}
        />
        <AlertBanner title={refusal(assigning.error)} />
      </Dialog>
    </>
  );
}
