import type { ReactNode } from 'react';
import type { Desk } from '../../api/desk.ts';
import { UserDetailsPage } from './user-details-page.tsx';
import { UserCreatePage, UserEditPage } from './user-edit-pages.tsx';
import { UserListPage } from './user-list-page.tsx';

export type UserPart = { area: 'users' | 'newUser' } | { area: 'user' | 'editUser'; userId: string };

export type UserPagesProps = {
  desk: Desk;
  customerId: string;
  part: UserPart;
  /** Whether the group sees others than oneself. */
  seesOthers: boolean;
  /** What was changed of one; null for those who may not see that. */
  historyOf: (userId: string) => ReactNode;
  exportButton: (path: string) => ReactNode;
  notFound: ReactNode;
};

/** The pages of the people of a customer. What the group may not do is not there. */
export function UserPages({ desk, customerId, part, seesOthers, historyOf, exportButton, notFound }: UserPagesProps) {
  const mayWrite = desk.permissions.has('user.write');
  switch (part.area) {
    case 'users':
      return seesOthers ? <UserListPage {...desk} customerId={customerId} exportButton={exportButton} /> : notFound;
    case 'newUser':
      return mayWrite ? <UserCreatePage {...desk} customerId={customerId} /> : notFound;
    case 'user': {
      const { userId } = part;
      const history = historyOf(userId);
      return <UserDetailsPage {...desk} {...{ customerId, userId, history, notFound }} key={userId} />;
    }
    case 'editUser':
      return mayWrite ? <UserEditPage {...desk} {...{ customerId, userId: part.userId, notFound }} /> : notFound;
  }
}
