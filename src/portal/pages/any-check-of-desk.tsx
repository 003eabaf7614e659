import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Desk } from '../../api/desk.ts';
import { UnassignedCheckList } from '../checks/unassigned-check-list.tsx';
import { UnassignedCheckPage } from '../checks/unassigned-check-page.tsx';
import { FileButton } from '../shell/file-button.tsx';
import { inLanguage } from '../shell/use-take-file.tsx';
import { submittedWords } from '../../field/outbox/submitted-words.ts';

export type AnyCheckProps = { desk: Desk; submissionId: string | undefined; notFound: ReactNode };

/** The checks of no known device, and one of them, its answers in the same words as on the phone it was made with. */
export function AnyCheckOfDesk({ desk, submissionId, notFound }: AnyCheckProps) {
  const { t, i18n } = useTranslation(['work', 'field', 'desk']);
  if (submissionId === undefined) return <UnassignedCheckList {...desk} />;
  return (
    <UnassignedCheckPage
      key={submissionId}
      {...desk}
      {...{ submissionId, notFound }}
      answerWords={(said) => submittedWords({ ...said, t })}
      protocol={
        <FileButton
          desk={desk}
          path={inLanguage(`/api/function-checks/${submissionId}/protocol.pdf`, i18n.language)}
          label={t('desk:files.protocol')}
        />
      }
    />
  );
}
