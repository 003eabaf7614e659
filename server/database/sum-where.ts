import { sql, type RawBuilder } from 'kysely';

/** How many rows meet a condition, among those that are counted anyway. PostgreSQL answers a text. */
export const sumWhere = (condition: RawBuilder<unknown>) =>
  sql<number | string>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
