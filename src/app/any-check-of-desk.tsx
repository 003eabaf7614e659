import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Desk } from '../api/desk.ts';
import { UnassignedCheckList } from '../features/checks/unassigned-check-list.tsx';
import { UnassignedCheckPage } from '../features/checks/unassigned-check-page.tsx';
import { submittedWords } from '../features/outbox/submitted-words.ts';

export type AnyCheckProps = { desk: Desk; submissionId: string | undefined; notFound: ReactNode };

/** The checks of no known device, and one of them, its answers in the same words as on the phone it was made with. */
export function AnyCheckOfDesk({ desk, submissionId, notFound }: AnyCheckProps) {
  const { t } = useTranslation(['work', 'field']);
  if (submissionId === undefined) return <UnassignedCheckList {...desk} />;
  return (
    <UnassignedCheckPage
      key={submissionId}
      {...desk}
      {...{ submissionId, notFound }}
      answerWords={(said) => submittedWords({ ...said, t })}
    />
  );
}
