import { gigsApi } from '#contract/applications/gigs.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { briefGig } from '../commands/brief-gig.ts';
import { presentGig, presentGigCalendar } from '../present/gig.ts';
import { findGig, findNextGigs, type OnTerms } from '../queries/find-gig.ts';

/** What was agreed with the acceptance of an application, and since. */
export const gigRoutes = (onTerms: OnTerms): readonly Route[] => [
  read(gigsApi.show, async (db, actor, { params }) =>
    presentGig(await findGig(db, actor, params.applicationId, onTerms), actor),
  ),
  read(gigsApi.calendar, async (db, actor, { params }) =>
    presentGigCalendar(await findGig(db, actor, params.applicationId, onTerms), actor),
  ),
  read(gigsApi.next, async (db, actor) => {
    const gigs = await findNextGigs(db, actor, onTerms);
    return { items: gigs.map((row) => presentGig(row, actor)) };
  }),
  write(gigsApi.brief, (tx, actor, { params, body }) => briefGig(tx, actor, { ...params, ...body })),
];
