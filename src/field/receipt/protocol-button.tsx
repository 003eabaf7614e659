import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../api/fetch-file.ts';
import { documentEndpoints } from '../../contract/document-endpoints.ts';
import type { Receipt } from '../../contract/receipt.ts';
import { handOverFile } from '../../ui/hand-over-file.ts';

type State = { kind: 'open' | 'making' | 'noAnswer' | 'tooMany' | 'none' } | { kind: 'share'; file: File };

/** The protocol of a check as a file, for whoever has its receipt: in the language of the page, without sign-in. */
export function ProtocolButton({ receipt }: { receipt: Receipt }) {
  const { t, i18n } = useTranslation('work');
  const [state, setState] = useState<State>({ kind: 'open' });
  async function take() {
    if (state.kind === 'making') return;
    if (state.kind === 'share') return setState(await handedOver(state.file));
    setState({ kind: 'making' });
    setState(await fetched(receipt, i18n.language));
  }
  const { kind } = state;
  const isFault = kind === 'noAnswer' || kind === 'tooMany' || kind === 'none';
  return (
    <>
      <button type="button" className="button" aria-disabled={kind === 'making'} onClick={() => void take()}>
        {kind === 'making' || kind === 'share' ? t(`protocol.${kind}`) : t('protocol.get')}
      </button>
      <p role="status" className="muted">
        {isFault && t(`protocol.${kind}`)}
      </p>
    </>
  );
}

async function fetched({ submissionId, receiptCode }: Receipt, language: string): Promise<State> {
  const path = documentEndpoints.readPublicProtocol.path.replace('{submissionId}', submissionId);
  const outcome = await fetchFile(`${path}?${new URLSearchParams({ receiptCode, language })}`);
  if (outcome.kind === 'file') return handedOver(outcome.file);
  if (outcome.kind === 'silent') return { kind: 'noAnswer' };
  const { status } = outcome.problem;
  return { kind: status === 429 || status === 503 ? 'tooMany' : status === 404 ? 'none' : 'noAnswer' };
}

const handedOver = async (file: File): Promise<State> =>
  (await handOverFile({ file })) === 'needsPress' ? { kind: 'share', file } : { kind: 'open' };
