import { useEffect, useState } from 'react';
import { callEndpoint } from '../../api/call-endpoint.ts';
import type { IdentifiedDevice } from '../../contract/draft.ts';
import { fieldEndpoints } from '../../contract/field-endpoints.ts';
import type { PublicDevice } from '../../contract/public-device.ts';

export type KnownDevice = { kind: 'known'; device: PublicDevice } | { kind: 'unknown' };

/** What the server tells anyone of this device; null while it says nothing. */
export function usePublicDevice(
  { deviceRef, labelNo }: IdentifiedDevice,
  heardOfServer: (isThere: boolean) => void,
): KnownDevice | null {
  const [known, setKnown] = useState<KnownDevice | null>(null);
  useEffect(() => {
    if (deviceRef === undefined) return undefined;
    const stopped = new AbortController();
    void callEndpoint(fieldEndpoints.readPublicDevice, {
      parameters: { deviceRef },
      query: { labelNo },
      signal: stopped.signal,
    }).then((outcome) => {
      if (stopped.signal.aborted) return;
      heardOfServer(outcome.kind === 'answered' || outcome.kind === 'refused');
      if (outcome.kind === 'answered') setKnown({ kind: 'known', device: outcome.answer });
      if (outcome.kind === 'refused' && outcome.problem.code === 'deviceUnknown') setKnown({ kind: 'unknown' });
    });
    return () => stopped.abort();
  }, [deviceRef, labelNo, heardOfServer]);
  return known;
}
