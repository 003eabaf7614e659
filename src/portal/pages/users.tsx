import { UserDetailsPage } from '../users/user-details-page.tsx';
import { UserCreatePage, UserEditPage } from '../users/user-edit-pages.tsx';
import { UserListPage } from '../users/user-list-page.tsx';

export const Users = UserListPage;
export const NewUser = UserCreatePage;
export const EditUser = UserEditPage;

export function User({ customerId, userId }: { customerId: string; userId: string }) {
  return <UserDetailsPage key={userId} {...{ customerId, userId }} />;
}
