import { sql } from 'drizzle-orm';
import type { Figure } from '#contract/analytics/figures.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../operators/access.ts';
import type { Part } from './read-figures.ts';

interface Asked extends Part {
  readonly figure: Figure;
  readonly from: string;
  readonly to: string;
  readonly by: 'province' | 'industry';
}

const columns = { province: sql`province`, industry: sql`industry` } as const;

/** A figure by province or industry, largest first. */
export async function splitFigure(
  db: Db,
  _actor: AdminActor,
  { figure, from, to, by, ...part }: Asked,
): Promise<{ name: string; count: number; amount: number }[]> {
  const other = by === 'province' ? 'industry' : 'province';
  const { rows } = await db.execute<{ name: string; deeds: string; amount: string }>(sql`
    select ${columns[by]} as name, sum(deeds) as deeds, sum(amount) as amount from analytics_days
    where figure = ${figure} and day between ${from} and ${to} and ${columns[other]} = ${part[other] ?? 'all'}
      and ${columns[by]} <> 'all' and (${part[by] ?? null}::text is null or ${columns[by]} = ${part[by] ?? null})
    group by 1 order by sum(deeds) desc, 1`);
  return rows.map(({ name, deeds, amount }) => ({ name, count: Number(deeds), amount: Number(amount) }));
}
