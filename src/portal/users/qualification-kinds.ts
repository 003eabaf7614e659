import type { User } from '../../contract/user.ts';

type Kind = User['qualifications'][number]['kind'];

/** What somebody can be trained for, the most common first. */
export const qualificationKinds: readonly Kind[] = ['instructedUser', 'commissionedPerson', 'qualifiedInspector'];
