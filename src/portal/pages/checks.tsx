import { useTranslation } from 'react-i18next';
import { submittedWords } from '../../field/outbox/submitted-words.ts';
import { CheckDetailsPage } from '../checks/check-details-page.tsx';
import { ChecksOfCustomer } from '../checks/checks-of-customer.tsx';
import { UnassignedCheckList } from '../checks/unassigned-check-list.tsx';
import { UnassignedCheckPage } from '../checks/unassigned-check-page.tsx';
import type { AnswerWords } from '../checks/answer-list.tsx';
import { usePortalParts } from '../shell/portal-parts.ts';

type OfCheck = { customerId: string; submissionId: string };

/** The checks of a customer, or those of them that wait for a decision. */
export function CustomerChecks({ customerId }: { customerId: string }) {
  return <ChecksOfCustomer customerId={customerId} answerWords={useAnswerWords()} />;
}
export const UnassignedChecks = UnassignedCheckList;

/** A check found among all of a customer. */
export function CustomerCheck(which: OfCheck) {
  return <OneCheck {...which} deviceId={undefined} />;
}

/** A check of one device; `deviceId` stands in its address. */
export function Check(which: OfCheck & { deviceId: string }) {
  return <OneCheck {...which} />;
}

function OneCheck({ customerId, deviceId, submissionId }: OfCheck & { deviceId: string | undefined }) {
  const { start } = usePortalParts();
  const answerWords = useAnswerWords();
  return (
    <CheckDetailsPage key={submissionId} {...{ customerId, deviceId, submissionId, answerWords }} forms={start.parts} />
  );
}

export function UnassignedCheck({ submissionId }: Pick<OfCheck, 'submissionId'>) {
  return <UnassignedCheckPage key={submissionId} submissionId={submissionId} answerWords={useAnswerWords()} />;
}

/** Answers in the same words as on the phone they were made with. */
function useAnswerWords(): AnswerWords {
  const { t } = useTranslation(['work', 'field']);
  return (said) => submittedWords({ ...said, t });
}
