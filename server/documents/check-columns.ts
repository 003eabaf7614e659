import { checkLine, type ListedCheck } from '../checks/check-list.ts';

/** The columns of an export of checks, named by the fields of the contract. */
export const checkColumns: Record<string, (row: ListedCheck) => string | number | null> = {
  id: ({ id }) => id,
  protocolNo: ({ protocolNo }) => protocolNo,
  kind: ({ checkKind }) => checkKind,
  result: ({ result }) => result,
  state: ({ state }) => state,
  counts: ({ counts }) => counts,
  performedAt: ({ effectiveAt }) => effectiveAt,
  receivedAt: ({ receivedAt }) => receivedAt,
  performer: (row) => checkLine(row).performerName,
  model: ({ designation }) => designation,
  serialNumber: (row) => row.serialNumber ?? checkLine(row).claimed.serialNumber,
  site: ({ siteName }) => siteName,
  flags: (row) => checkLine(row).flags.join(' '),
};
