import { sql, type RawBuilder } from 'kysely';

/** How many rows meet a condition, among those that are counted anyway; each for one, or for what it says. PostgreSQL answers a text. */
export const sumWhere = (condition: RawBuilder<unknown>, each = sql`1`) =>
  sql<number | string>`coalesce(sum(case when ${condition} then ${each} else 0 end), 0)`;
