import { expect } from 'playwright/test';
import type { ChecklistDetails } from '../../../src/contract/checklist-details.ts';
import { questionOn, findsNothingAt, firstOf, idIn, isRefused, takeAction, type AtTheDesk } from './at-the-desk-as.ts';

/** Changes and discontinues a model, publishes a next version of a checklist and takes it out of use. */
export async function changeModelsAndChecklists({ page, ask }: AtTheDesk): Promise<void> {
  await page.goto('/app/models');
  await firstOf(page, 'Device models').click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Type code' }).fill('XX-9');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main')).toContainText('XX-9');
  const model = idIn(page);
  await page.getByRole('button', { name: 'Discontinue' }).click();
  await questionOn(page).getByRole('button', { name: 'Discontinue' }).click();
  await expect(page.getByText('The model is discontinued.')).toBeVisible();
  const kept = await ask<{ typeCode: string; status: string }>(`GET /api/device-models/${model}`);
  expect(kept.answer).toMatchObject({ typeCode: 'XX-9', status: 'discontinued' });

  await page.getByRole('link', { name: 'Checklists', exact: true }).click();
  await page.getByRole('link', { name: 'General visual check' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Check before use');
  await page.getByRole('button', { name: 'Publish' }).click();
  await questionOn(page).getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/Version \d+ is published\./)).toBeVisible();
  await takeAction(page, 'Take out of use');
  await questionOn(page).getByRole('button', { name: 'Take out of use' }).click();
  await expect(page.getByText('The checklist is out of use.')).toBeVisible();
  const { answer } = await ask<ChecklistDetails>(`GET /api/checklists/${idIn(page)}`);
  expect(answer).toMatchObject({ status: 'retired', content: { name: { en: 'Check before use' } } });
}

/** Reads models and checklists, and finds no way to change them. */
export async function readModelsAndChecklists(desk: AtTheDesk): Promise<void> {
  const { page } = desk;
  const changes = page.getByRole('link', { name: /^(Edit|New device model|New checklist)$/ });
  await page.goto('/app/models');
  await firstOf(page, 'Device models').click();
  await expect(page.getByText('Model number')).toBeVisible();
  await expect(changes.or(page.getByRole('button', { name: /Release|Discontinue/ }))).toHaveCount(0);
  const model = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Checklists', exact: true }).click();
  await firstOf(page, 'Checklists').click();
  await expect(page.getByRole('region', { name: 'On the phone' })).toBeVisible();
  await expect(changes.or(page.getByRole('button', { name: 'More actions' }))).toHaveCount(0);
  const checklist = new URL(page.url()).pathname;
  await findsNothingAt(desk, `${model}/edit`, `${checklist}/edit`);
  await changesNoModel(desk);
}

/** Every change of models and checklists is refused. */
export async function changesNoModel(desk: AtTheDesk): Promise<void> {
  const firstIn = async (list: string) => (await desk.ask<{ items: { id: string }[] }>(list)).answer.items[0]!.id;
  const model = `/api/device-models/${await firstIn('GET /api/device-models')}`;
  const one = `/api/checklists/${await firstIn('GET /api/checklists')}`;
  await isRefused(desk, {
    'POST /api/device-models': {},
    [`PUT ${model}`]: {},
    [`POST ${model}/status`]: { status: 'discontinued' },
    'POST /api/checklists': {},
    [`PUT ${one}`]: {},
    [`POST ${one}/publish`]: null,
    [`POST ${one}/retire`]: null,
  });
}
