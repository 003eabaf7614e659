import { expect, test } from 'vitest';
import { userProfileChangeSchema } from '../../contract/user-profile.ts';
import { aProfile } from '../../../tests/support/servers/a-session.ts';
import { profileChange } from './profile-change.ts';

test('[USER-4] a profile is sent trimmed, composed, and empty fields as nothing', () => {
  const typed = { ...aProfile(), firstName: ' Ju\u0308rgen ', title: '  ', phone: '+49 (30) 123-45/67' };
  const change = profileChange(typed);
  expect(change).toMatchObject({ firstName: 'Jürgen', title: null, phone: '+49301234567' });
  expect(userProfileChangeSchema.safeParse(change).success).toBe(true);
});
