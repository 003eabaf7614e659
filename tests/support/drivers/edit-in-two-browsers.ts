import { expect, type Page } from 'playwright/test';

type Pages = { mine: Page; theirs: Page };
type Field = { label: string; mine: string; theirs: string; keep: 'mine' | 'theirs' };

/** Two people who look at the same thing change the same two fields of it; the second to save chooses field by field what stays. */
async function editInTwoBrowsers({ mine, theirs }: Pages, { href, fields }: { href: string; fields: Field[] }) {
  for (const page of [mine, theirs]) {
    await page.getByRole('link', { name: 'Edit' }).click();
    for (const field of fields)
      await page.getByRole('textbox', { name: field.label }).fill(page === mine ? field.mine : field.theirs);
  }
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs).toHaveURL(href);
  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  const question = mine.getByRole('alertdialog', { name: 'Somebody else has changed this meanwhile' });
  for (const { label, mine: own, theirs: other, keep } of fields) {
    const choice = question.getByRole('radiogroup', { name: label });
    await expect(choice.getByRole('radio', { name: own })).toBeChecked();
    await choice.getByRole('radio', { name: keep === 'mine' ? own : other }).check();
  }
  await question.getByRole('button', { name: 'Save this' }).click();
  await expect(mine).toHaveURL(href);
  for (const field of fields) await expect(mine.getByRole('main')).toContainText(field[field.keep]);
}

/** Keeping mine, theirs, and one of each. */
export async function mergeInEveryWay(
  pages: Pages,
  { href, first, second }: { href: string; first: string; second: string },
) {
  const ways = [
    ['mine', 'mine'],
    ['theirs', 'theirs'],
    ['mine', 'theirs'],
  ] as const;
  for (const page of Object.values(pages)) await page.goto(href);
  for (const [round, [one, other]] of ways.entries())
    await editInTwoBrowsers(pages, {
      href,
      fields: [
        { label: first, mine: `Mine ${round}`, theirs: `Theirs ${round}`, keep: one },
        { label: second, mine: `Own ${round}`, theirs: `Other ${round}`, keep: other },
      ],
    });
}
