/** A device as an address names it: by the code of its label, or as somebody typed it. */
export type NamedDevice = {
  token: string | null;
  deviceRef: string | null;
  modelNo: number | null;
  serialNumber: string | null;
  /** The device identifier of a UDI mark, and the whole text of the mark. */
  udiDi: string | null;
  udiRaw: string | null;
};

export type FieldAddress =
  | { page: 'check'; device: NamedDevice | null; draftId: string | null; checklistId: string | null }
  | { page: 'registration'; device: NamedDevice | null; draftId: string | null }
  | { page: 'scan'; purpose: 'check' | 'registration' }
  | { page: 'unsent' }
  | { page: 'today' }
  | { page: 'receipt'; submissionId: string; receiptCode: string | null };

type Place = { pathname: string; search: string; hash: string };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const reference = /^[0-9A-HJKMNP-TV-Z]{16}$/;
const serial = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/;

/** Which field page an address opens; null when it is none. A label's path is read in any case. */
export function readFieldAddress({ pathname, search, hash }: Place): FieldAddress | null {
  const path = pathname.replace(/\/+$/, '') || '/';
  const parameters = new URLSearchParams(search);
  const draftId = matching(parameters.get('draft'), uuid);
  const checklistId = matching(parameters.get('checklist'), uuid);
  const label = /^\/q(?:\/([^/]+))?$/i.exec(path); // of a code that was cut off the token may be missing
  if (label)
    return {
      page: 'check',
      device: { ...namedBy(new URLSearchParams()), token: label[1] ?? '' },
      draftId,
      checklistId,
    };
  if (path === '/qr/function-check') return { page: 'check', device: namedDevice(parameters), draftId, checklistId };
  if (path === '/qr/device-registration') return { page: 'registration', device: namedDevice(parameters), draftId };
  if (path === '/qr/scan') return { page: 'scan', purpose: parameters.has('register') ? 'registration' : 'check' };
  if (path === '/qr/unsent') return { page: 'unsent' };
  if (path === '/qr/today') return { page: 'today' };
  const submissionId = matching(/^\/qr\/receipt\/([^/]+)$/.exec(path)?.[1] ?? null, uuid);
  if (submissionId === null) return null;
  return { page: 'receipt', submissionId: submissionId.toLowerCase(), receiptCode: codeIn(hash) };
}

/** The query that names a device, for links between field pages. */
export function deviceQuery({ token, deviceRef, modelNo, serialNumber, udiDi, udiRaw }: Partial<NamedDevice>): string {
  const parameters = new URLSearchParams();
  if (token) parameters.set('d', token);
  if (deviceRef) parameters.set('ref', deviceRef);
  if (modelNo) parameters.set('modelNo', String(modelNo));
  if (serialNumber) parameters.set('serial', serialNumber);
  if (udiDi) parameters.set('udiDi', udiDi);
  if (udiRaw) parameters.set('udi', udiRaw);
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}

function namedDevice(parameters: URLSearchParams): NamedDevice | null {
  const named = namedBy(parameters);
  const isNamed = named.token || named.deviceRef || ((named.modelNo || named.udiDi) && named.serialNumber);
  return isNamed ? named : null;
}

function namedBy(parameters: URLSearchParams): NamedDevice {
  const modelNo = Number(matching(parameters.get('modelNo'), /^\d{1,5}$/));
  return {
    token: parameters.get('d') || null,
    deviceRef: matching(parameters.get('ref'), reference),
    modelNo: modelNo >= 1 && modelNo <= 65535 ? modelNo : null,
    serialNumber: matching(parameters.get('serial'), serial),
    udiDi: matching(parameters.get('udiDi'), /^\d{14}$/),
    udiRaw: parameters.get('udi'),
  };
}

const codeIn = (hash: string) => matching(hash.slice(1).toUpperCase(), /^[0-9A-HJKMNP-TV-Z]{12}$/);
const matching = (text: string | null, pattern: RegExp) => (text !== null && pattern.test(text) ? text : null);
