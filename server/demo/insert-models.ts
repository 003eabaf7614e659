import type { Kysely } from 'kysely';
import type { DeviceModelRow, ScheduleRow, Tables } from '../database/tables.ts';
import { demoChecklists } from './demo-checklists.ts';
import { demoCustomers } from './demo-customers.ts';
import { demoId } from './demo-id.ts';
import { demoManufacturer, demoModels } from './demo-models.ts';
import { demoPicture, insertPictures } from './insert-pictures.ts';
import { insertRows } from './insert-rows.ts';
import type { WorldModel, WorldSchedule } from './world-models.ts';

/** The two models of the sheet, in the words of the others. */
export const sheetModels: readonly WorldModel[] = demoModels.map((model) => ({
  modelNo: model.modelNo,
  designation: model.designation,
  typeCode: model.typeCode,
  udiDi: model.udiDi,
  serialPattern: model.serialPattern,
  kind: model.kind,
  drawing: model.drawing,
  mpbetreibvAnnex: model.name === 'pump' ? 'annex1' : 'none',
  status: 'released',
}));

export const sheetSchedules: readonly WorldSchedule[] = demoModels.map(({ name, modelNo, schedule }) => ({
  ...schedule,
  modelNo,
  checklist: demoChecklists[name],
  anchor: 'completed',
  dueRule: 'exactDay',
  performer: 'anyone',
}));

type Catalogue = { models: readonly WorldModel[]; schedules: readonly WorldSchedule[]; at: string };

/** Models with their pictures, and when which of them is to be checked. */
export async function insertModels(db: Kysely<Tables>, { models, schedules, at }: Catalogue) {
  await insertPictures(
    db,
    models.map(({ drawing }) => drawing),
  );
  await insertRows(
    db,
    'deviceModel',
    models.map(({ kind, drawing, ...model }): DeviceModelRow => ({
      ...model,
      id: demoId(`model ${model.modelNo}`),
      kindJson: JSON.stringify(kind),
      manufacturerName: demoManufacturer,
      manufacturerAddressJson: JSON.stringify(demoCustomers.maker.address),
      manualUrl: null,
      picture: demoPicture(drawing),
      version: 1,
      createdAt: at,
      updatedAt: at,
    })),
  );
  await insertRows(
    db,
    'schedule',
    schedules.map(({ modelNo, checklist, ...schedule }): ScheduleRow => ({
      ...schedule,
      id: demoId(`schedule ${modelNo} ${schedule.kind}`),
      modelId: demoId(`model ${modelNo}`),
      checklistId: checklist.checklistId,
    })),
  );
}
