import type { ReactNode } from 'react';
import type { Desk } from '../../api/desk.ts';
import { CheckPhoto } from '../checks/check-photo.tsx';
import { RegistrationDetailsPage } from '../registrations/registration-details-page.tsx';
import { RegistrationListPage } from '../registrations/registration-list-page.tsx';

export type RegistrationPagesProps = { desk: Desk; submissionId: string | undefined; notFound: ReactNode };

/** The queue of registrations, and one of them. */
export function RegistrationPages({ desk, submissionId, notFound }: RegistrationPagesProps) {
  if (submissionId === undefined) return <RegistrationListPage {...desk} />;
  const photo = (uploadId: string, isHere: boolean) => (
    <CheckPhoto server={desk.server} path={`/api/function-checks/${submissionId}/files/${uploadId}?`} isHere={isHere} />
  );
  return <RegistrationDetailsPage {...desk} {...{ submissionId, photo, notFound }} key={submissionId} />;
}
