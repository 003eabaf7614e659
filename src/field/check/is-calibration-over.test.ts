import { expect, test } from 'vitest';
import { isCalibrationOver } from './is-calibration-over.ts';

test('[QR-3] an instrument is warned about from the day after its calibration ends, and not while no date is typed', () => {
  const dates = ['2026-11-27', '2026-11-28', '2026-11-29', '', undefined];
  expect(dates.map((date) => isCalibrationOver(date, '2026-11-28'))).toEqual([true, false, false, false, false]);
});
