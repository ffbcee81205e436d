import { interviewsApi } from '#contract/applications/interviews.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import type { Gates } from '../../accounts/access.ts';
import { acceptInterview, cancelInterview, declineInterview } from '../commands/move-interview.ts';
import { proposeInterview } from '../commands/propose-interview.ts';
import { presentCalendar } from '../present/calendar.ts';
import { presentForRep, presentReceived } from '../present.ts';
import { findAppointment } from '../queries/interview-calendar.ts';

export function interviewRoutes(gates: Gates): readonly Route[] {
  return [
    write(interviewsApi.propose, gates.business, async (tx, actor, { params, body }) =>
      presentReceived(await proposeInterview(tx, actor, { ...params, ...body })),
    ),
    write(interviewsApi.cancel, gates.business, async (tx, actor, { params }) =>
      presentReceived(await cancelInterview(tx, actor, params.interviewId)),
    ),
    write(interviewsApi.accept, gates.rep, async (tx, actor, { params, body }) =>
      presentForRep(await acceptInterview(tx, actor, { ...params, ...body })),
    ),
    write(interviewsApi.decline, gates.rep, async (tx, actor, { params, body }) =>
      presentForRep(await declineInterview(tx, actor, { ...params, ...body })),
    ),
    read(interviewsApi.calendar, gates.signedIn, async (db, actor, { params }) =>
      presentCalendar(await findAppointment(db, actor, params.applicationId)),
    ),
  ];
}
