import { VisitDatabase } from './visit-database.ts';

let opened: { userId: string; database: VisitDatabase } | undefined;

/** The visits of a person, one connection for a page. */
export function openVisits(userId: string): VisitDatabase {
  if (opened?.userId !== userId || opened.database.isOver) opened = { userId, database: new VisitDatabase(userId) };
  return opened.database;
}
