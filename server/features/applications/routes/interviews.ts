import { interviewRoundsApi } from '#contract/applications/interview-rounds.ts';
import { interviewWeekApi } from '#contract/applications/interview-week.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { inviteApplicants } from '../commands/invite-applicants.ts';
import { acceptInterview, cancelInterview, declineInterview } from '../commands/move-interview.ts';
import { proposeInterview } from '../commands/propose-interview.ts';
import { presentAppointment } from '../present/appointment.ts';
import { presentForRep, presentReceived } from '../present.ts';
import { findAppointment } from '../queries/interview-calendar.ts';
import { findInterviewWeek } from '../queries/interview-week.ts';
import type { weighChanged } from '../queries/weigh-received.ts';

export const interviewRoutes = (weigh: ReturnType<typeof weighChanged>): readonly Route[] => [
  write(
    interviewsApi.propose,
    async (tx, actor, { params, body }) =>
      presentReceived(await proposeInterview(tx, actor, { ...params, ...body }), undefined),
    weigh,
  ),
  write(
    interviewsApi.cancel,
    async (tx, actor, { params }) => presentReceived(await cancelInterview(tx, actor, params.interviewId), undefined),
    weigh,
  ),
  write(interviewsApi.accept, async (tx, actor, { params, body }) =>
    presentForRep(await acceptInterview(tx, actor, { ...params, ...body })),
  ),
  write(interviewsApi.decline, async (tx, actor, { params, body }) =>
    presentForRep(await declineInterview(tx, actor, { ...params, ...body })),
  ),
  write(interviewRoundsApi.invite, (tx, actor, { params, body }) =>
    inviteApplicants(tx, actor, { ...params, ...body }),
  ),
  read(interviewWeekApi.show, (db, actor, { query }) => findInterviewWeek(db, actor, query.from)),
  read(interviewsApi.calendar, async (db, actor, { params }) =>
    presentAppointment(await findAppointment(db, actor, params.applicationId)),
  ),
];
