import type { Kysely } from 'kysely';
import type { Checklist, MeasurementItem } from '../../src/contract/checklist.ts';
import type { FunctionCheck } from '../../src/contract/function-check.ts';
import type { MeasuredValues } from '../../src/contract/check-details.ts';
import { measuredValue, shownNumber } from '../../src/domain/measured-value.ts';
import { evaluatedItems } from '../../src/domain/verdict.ts';
import { readChecklistVersion } from '../checklists/checklist-store.ts';
import type { SubmissionRow, Tables } from '../database/tables.ts';
import { functionCheckOf } from '../database/json-columns.ts';

type Series = MeasuredValues['items'][number];
const mostChecks = 200;

/** What was measured of a device, the earliest first; voided and corrected checks left out. Each value with its own limits. */
export async function readMeasuredValues(db: Kysely<Tables>, deviceId: string): Promise<MeasuredValues> {
  const rows = await db
    .selectFrom('submission')
    .select(['id', 'contentJson', 'effectiveAt'])
    .where('deviceId', '=', deviceId)
    .where('kindOfSubmission', '=', 'functionCheck')
    .where('state', 'not in', ['voided', 'corrected'])
    .orderBy('effectiveAt', 'desc')
    .limit(mostChecks)
    .execute();
  const checklists = new Map<string, Checklist | undefined>();
  const series = new Map<string, Series>();
  for (const row of rows.toReversed()) {
    const check = functionCheckOf(row.contentJson);
    const key = `${check.checklistId} ${check.checklistVersion}`;
    if (!checklists.has(key))
      checklists.set(key, await readChecklistVersion(db, check.checklistId, check.checklistVersion));
    const checklist = checklists.get(key);
    if (checklist) addValues(series, { row, check, checklist });
  }
  return { items: [...series.values()] };
}

type Made = { row: Pick<SubmissionRow, 'id' | 'effectiveAt'>; check: FunctionCheck; checklist: Checklist };

/** An item is the same over all versions of its checklist; words and unit are those of the latest. */
function addValues(series: Map<string, Series>, { row, check, checklist }: Made) {
  for (const { item, answer, verdict } of evaluatedItems(checklist.items, check.answers)) {
    if (item.kind !== 'measurement' || answer?.value?.kind !== 'measurement') continue;
    if (verdict !== 'pass' && verdict !== 'remark' && verdict !== 'fail') continue;
    const key = `${checklist.checklistId} ${item.itemId}`;
    const value = {
      submissionId: row.id,
      performedAt: row.effectiveAt,
      value: shownNumber(
        measuredValue(
          item,
          answer.value.readings.map(({ decimal }) => decimal),
        ),
      ),
      verdict,
      ...limitsOf(item),
    };
    series.set(key, {
      checklistId: checklist.checklistId,
      itemId: item.itemId,
      label: item.label,
      unit: item.unit.shown,
      decimals: item.decimals,
      values: [...(series.get(key)?.values ?? []), value],
    });
  }
}

const limitsOf = ({ lower, upper, warnLower, warnUpper }: MeasurementItem) => ({
  lower: lower ?? null,
  upper: upper ?? null,
  warnLower: warnLower ?? null,
  warnUpper: warnUpper ?? null,
});
