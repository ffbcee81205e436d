import { sql } from 'drizzle-orm';
import type { Figure } from '#contract/analytics/figures.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { EventRows, Window } from '../queries/event-rows.ts';
import { eventsOfCourses } from '../queries/events-of-courses.ts';
import { eventsOfMarket } from '../queries/events-of-market.ts';
import { eventsOfMoney } from '../queries/events-of-money.ts';
import { eventsOfPeople } from '../queries/events-of-people.ts';
import { eventsOfSubscriptions } from '../queries/events-of-subscriptions.ts';
import { eventsOfWork } from '../queries/events-of-work.ts';

/** The source of each figure, in the order in which they are counted. */
const eventRows: Readonly<Record<Figure, EventRows>> = {
  ...eventsOfPeople,
  ...eventsOfMarket,
  ...eventsOfWork,
  ...eventsOfMoney,
  ...eventsOfSubscriptions,
  ...eventsOfCourses,
};

/** Copies the events of this window that are not copied yet. Returns the days with new events, by figure. */
export async function countEvents(tx: Pick<Tx, 'db'>, window: Window): Promise<{ figure: Figure; days: string[] }[]> {
  const added: { figure: Figure; days: string[] }[] = [];
  for (const [figure, { select, again }] of Object.entries(eventRows)) {
    const isNew = again
      ? sql`true`
      : sql`not exists (select from analytics_deeds known where known.figure = ${figure} and known.id = found.id)`;
    const { rows } = await tx.db.execute<{ day: string }>(sql`
      with added as (
        insert into analytics_deeds (figure, id, at, province, industry, doer, amount)
        -- In their order: all are found before the first is written. Else each would be looked for among those that were written before it.
        select ${figure}, id, at, province, industry, doer, amount from (${select(window)}) found where ${isNew}
        order by greatest(at, at), id
        on conflict do nothing
        returning day)
      select distinct day::text as day from added`);
    if (rows.length > 0) added.push({ figure: figure as Figure, days: rows.map(({ day }) => day) });
  }
  return added;
}
