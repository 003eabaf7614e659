import { expect } from 'playwright/test';
import { aFunctionCheck } from '../builders/a-function-check.ts';
import { findsNothingAt, isRefused, type AtTheDesk } from './at-the-desk-as.ts';
import { changesNoModel } from './models-at-the-desk.ts';

/** The maker's pages are not there, by address or by call; what a device is of, and by what it is checked, may be read. */
export async function findsNoMakersPage(desk: AtTheDesk): Promise<void> {
  const { page } = desk;
  const { submissionId } = aFunctionCheck();
  await expect(page.getByRole('link', { name: /^(Models|Checklists|Registrations|Customers)$/ })).toHaveCount(0);
  await findsNothingAt(desk, '/app/models', '/app/checklists', '/app/registrations', `/app/checks/${submissionId}`);
  await changesNoModel(desk);
  await isRefused(desk, {
    'GET /api/function-checks?unassigned=true': null,
    [`POST /api/function-checks/${submissionId}/assign`]: { deviceId: desk.device.id },
    'GET /api/device-registrations': null,
    [`POST /api/device-registrations/${submissionId}/approve`]: {},
    [`POST /api/device-registrations/${submissionId}/reject`]: { reason: 'Not one of our devices' },
    [`POST /api/device-registrations/${submissionId}/request-info`]: { question: 'Which floor?' },
  });
}
