import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Desk } from '../../api/desk.ts';
import { CheckDetailsPage } from '../checks/check-details-page.tsx';
import type { Parts } from '../../start/parts.ts';
import { FileButton } from '../shell/file-button.tsx';
import { inLanguage } from '../shell/use-take-file.tsx';
import { submittedWords } from '../../field/outbox/submitted-words.ts';

export type CheckPageProps = {
  desk: Desk;
  customerId: string;
  deviceId: string | undefined;
  submissionId: string;
  notFound: ReactNode;
};
type CheckParts = Pick<Parts, 'openStorage' | 'now'>;

/** A check at the desk, its answers in the same words as on the phone it was made with. */
export function CheckPageOfDesk({ parts, desk, ...which }: CheckPageProps & { parts: CheckParts }) {
  const { t, i18n } = useTranslation(['work', 'field', 'desk']);
  const path = `/api/customers/${which.customerId}/function-checks/${which.submissionId}/protocol.pdf`;
  return (
    <CheckDetailsPage
      {...desk}
      {...which}
      forms={parts}
      answerWords={(said) => submittedWords({ ...said, t })}
      protocol={<FileButton desk={desk} path={inLanguage(path, i18n.language)} label={t('desk:files.protocol')} />}
    />
  );
}
