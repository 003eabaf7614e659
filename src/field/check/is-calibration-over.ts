/** Whether an instrument was no longer calibrated on a day (both YYYY-MM-DD). On the last day it still is. */
export function isCalibrationOver(calibratedUntil: string | undefined, today: string): boolean {
  return calibratedUntil !== undefined && /^\d{4}-\d\d-\d\d$/.test(calibratedUntil) && calibratedUntil < today;
}
