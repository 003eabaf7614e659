import { CheckPhoto } from '../checks/check-photo.tsx';
import { RegistrationDetailsPage } from '../registrations/registration-details-page.tsx';
import { RegistrationListPage } from '../registrations/registration-list-page.tsx';
import { usePortal } from '../shell/portal-context.ts';

export const Registrations = RegistrationListPage;

export function Registration({ submissionId }: { submissionId: string }) {
  const { server } = usePortal();
  const photo = (uploadId: string, isHere: boolean) => (
    <CheckPhoto server={server} path={`/api/function-checks/${submissionId}/files/${uploadId}?`} isHere={isHere} />
  );
  return <RegistrationDetailsPage key={submissionId} {...{ submissionId, photo }} />;
}
