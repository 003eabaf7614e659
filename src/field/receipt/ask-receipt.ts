import { callEndpoint } from '../../api/call-endpoint.ts';
import { fieldEndpoints } from '../../contract/field-endpoints.ts';
import type { ReceiptState } from '../../contract/receipt.ts';

type Question = { submissionId: string; receiptCode: string; heardOfServer: (isThere: boolean) => void };

/** Asks the server for a receipt and what became of its submission. */
export async function askReceipt(question: Question): Promise<ReceiptState | 'wrongCode' | 'noAnswer'> {
  const { submissionId, receiptCode, heardOfServer } = question;
  const outcome = await callEndpoint(fieldEndpoints.readReceipt, {
    parameters: { submissionId },
    query: { receiptCode },
  });
  heardOfServer(outcome.kind === 'answered' || outcome.kind === 'refused');
  if (outcome.kind === 'answered') return outcome.answer;
  return outcome.kind === 'refused' && outcome.problem.status === 404 ? 'wrongCode' : 'noAnswer';
}
