import type { TFunction } from 'i18next';
import { regional } from '../../i18n/regional.ts';
import type { UnsentWork } from '../../offline/unsent-work.ts';
import { saveFile } from '../../ui/save-file.ts';

type Exporting = { unsent: UnsentWork; t: TFunction<'work'>; language: string; only?: string };

/** Writes unsent work into a file that says what it is, and hands it to the browser. */
export async function saveExport({ unsent, t, language, only }: Exporting): Promise<void> {
  const now = new Date();
  const date = new Intl.DateTimeFormat(regional(language), { dateStyle: 'long' }).format(now);
  const readMe = t('rescue.readMe', { date, address: `${location.origin}/qr/unsent` });
  const file = await unsent.exportWork({ only, readMe, appVersion: __BUILD_ID__ });
  saveFile(`device-portal-unsent-${now.toISOString().slice(0, 10)}.zip`, file);
}
