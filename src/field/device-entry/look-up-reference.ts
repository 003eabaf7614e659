import { callEndpoint } from '../../api/call-endpoint.ts';
import { fieldEndpoints } from '../../contract/field-endpoints.ts';

export type LookUp = { kind: 'found'; modelNo: number } | { kind: 'unknown' } | { kind: 'noAnswer' };

/** Which model a reference belongs to, by what the server tells anyone. */
export async function lookUpReference(deviceRef: string, heardOfServer: (isThere: boolean) => void): Promise<LookUp> {
  const outcome = await callEndpoint(fieldEndpoints.readPublicDevice, {
    parameters: { deviceRef },
    signal: AbortSignal.timeout(8_000),
  });
  heardOfServer(outcome.kind === 'answered' || outcome.kind === 'refused');
  if (outcome.kind === 'answered') return { kind: 'found', modelNo: outcome.answer.modelNo };
  return { kind: outcome.kind === 'refused' && outcome.problem.code === 'deviceUnknown' ? 'unknown' : 'noAnswer' };
}
