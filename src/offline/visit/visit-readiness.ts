import type { Pack } from '../../contract/pack.ts';
import type { Visit } from './visit-database.ts';

export const readinessPoints = [
  'devices',
  'checklists',
  'app',
  'language',
  'space',
  'persistence',
  'clock',
  'session',
] as const;
export type ReadinessPoint = (typeof readinessPoints)[number];

export type ReadinessFacts = {
  visit: Pick<Visit, 'finishedAt' | 'modelNos' | 'isWhole'>;
  /** Models and checklists on this phone. */
  pack: Pack | null;
  /** A worker that answers this page. */
  hasWorker: boolean;
  /** The texts of the language in use are among what the worker keeps. */
  hasTexts: boolean;
  /** In bytes; null where the browser does not tell. */
  space: { used: number; limit: number } | null;
  isPersisted: boolean;
  /** Clock of the phone minus that of the server in milliseconds; null where the server did not answer. */
  clockSkew: number | null;
  /** Signed in, and the server has said so since the page was opened. */
  isConfirmed: boolean;
};

const roomForADay = 200 * 1024 * 1024; // bytes: sixty checks with their photos
const mostSkew = 2 * 60_000; // milliseconds

/** What of a visit is ready, point by point. What nobody can tell counts as not ready. */
export function visitReadiness(facts: ReadinessFacts): Record<ReadinessPoint, boolean> {
  const { visit, pack, space, clockSkew } = facts;
  return {
    devices: visit.finishedAt !== null && visit.isWhole,
    checklists: pack !== null && visit.modelNos.every((modelNo) => hasChecklist(pack, modelNo)),
    app: facts.hasWorker,
    language: facts.hasTexts,
    space: space !== null && space.limit - space.used > roomForADay,
    persistence: facts.isPersisted,
    clock: clockSkew !== null && Math.abs(clockSkew) <= mostSkew,
    session: facts.isConfirmed,
  };
}

/** One of its own, or one for all models. */
const hasChecklist = ({ checklists }: Pack, modelNo: number) =>
  checklists.some(({ modelNos }) => modelNos.length === 0 || modelNos.includes(modelNo));
