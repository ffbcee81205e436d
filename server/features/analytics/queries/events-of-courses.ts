import { sql } from 'drizzle-orm';
import { type EventRows, ofRep, within } from './event-rows.ts';

const place = sql`${ofRep.province} as province, ${ofRep.industry} as industry, rep.id as doer, 0 as amount`;

const learnt = (moment: string, only = 'true'): EventRows => ({
  select: (window) => sql`
    select c.id, c.${sql.raw(moment)} as at, ${place}
    from course_purchases c left join rep_profiles rep on rep.user_id = c.user_id ${ofRep.joins}
    where ${within(sql`c.${sql.raw(moment)}`, window)} and ${sql.raw(only)}`,
});

export const eventsOfCourses = {
  courses_bought: learnt('bought_at', `c.source = 'bought'`),
  courses_finished: learnt('completed_at'),
  certificates: {
    select: (window) => sql`
      select c.id, c.issued_at as at, ${place}
      from certificates c left join rep_profiles rep on rep.user_id = c.user_id ${ofRep.joins}
      where ${within(sql`c.issued_at`, window)}`,
  },
} as const satisfies Record<string, EventRows>;
