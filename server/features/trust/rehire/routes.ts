import { eq } from 'drizzle-orm';
import { type RehireOffer, type RehirePlan, rehireApi } from '#contract/trust/rehire.ts';
import { repPictureApi } from '#contract/trust/rep-picture.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type LegallyAsked, type Route, read, write } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { findOwnJob } from '../../jobs/queries/own-jobs.ts';
import { requireLegal } from '../../vetting/access.ts';
import { termsNow } from '../standby/queries/terms-now.ts';
import { acceptInvitation, declineInvited, withdrawInvited } from './commands/answer-invitation.ts';
import { sendRehire, shiftsToCome } from './commands/send-rehire.ts';
import { checkTeam } from './queries/check-team.ts';
import { type InvitedRow, listInvited, listRehires, planInvited } from './queries/find-rehire.ts';
import { pictureRep } from './queries/picture-rep.ts';
import { rehires } from './tables.ts';

export const rehireRoutes = ({ limited }: { readonly limited: boolean }): readonly Route[] => [
  write(rehireApi.check, async (tx, actor, { body }) => ({ reps: await checkPlan(tx, actor, body) })),
  read(repPictureApi.show, (db, actor, { params, query: { day, hoursFrom: from, hoursTo: to } }) =>
    pictureRep(db, actor, { ...params, day, from, to }),
  ),
  write(rehireApi.send, async (tx, actor, { body, from }) => {
    const rehireId = await sendRehire(tx, actor, { ...body, limited, from });
    const [sent] = await listRehires(tx.db, actor, eq(rehires.id, rehireId));
    if (!sent) throw new Error('An act that was just written is found.');
    return sent;
  }),
  read(rehireApi.list, async (db, actor) => ({ items: await listRehires(db, actor) })),
  write(rehireApi.withdraw, (tx, actor, { params }) => withdrawInvited(tx, actor, params.invitationId)),
  read(rehireApi.offers, async (db, { repId }) => {
    const items: RehireOffer[] = [];
    const rows = await listInvited(db, repId);
    if (rows.length === 0) return { items };
    const terms = await termsNow(
      db,
      rows.map(({ job }) => job.id),
    );
    for (const row of rows) {
      const planned = await planInvited(db, row, terms);
      if (planned) items.push(presentOffer(row, planned));
    }
    return { items };
  }),
  write(rehireApi.accept, (tx, actor, { params }) => acceptInvitation(tx, actor, params.invitationId)),
  write(rehireApi.decline, (tx, actor, { params }) => declineInvited(tx, actor, params.invitationId)),
];

async function checkPlan({ db }: Tx, actor: BusinessActor & LegallyAsked, { engagementIds, job }: RehirePlan) {
  requireLegal(actor);
  const planned =
    job.kind === 'open'
      ? await findOwnJob(db, actor, job.jobId)
      : { schedule: job.input.schedule, startDate: job.input.startDate };
  const shifts = shiftsToCome(planned);
  if (shifts.length === 0) throw new Refusal('rehire.days_open');
  const reps = await checkTeam(db, actor, { engagementIds, shifts, jobId: job.kind === 'open' ? job.jobId : null });
  return reps.map(({ repId: _of, ...rep }) => rep);
}

function presentOffer(
  { invitation, rehire, job, companyName, location }: InvitedRow,
  planned: NonNullable<Awaited<ReturnType<typeof planInvited>>>,
): RehireOffer {
  const { startsAt, endsAt, days, takeHomeCents, upTo } = planned;
  return {
    ...{ id: invitation.id, jobId: job.id, jobTitle: job.title, companyName, days, upTo },
    place: [job.locationAddress, location].filter(Boolean).join(', '),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    takeHomeCents: Number(takeHomeCents),
    answerBy: rehire.answerBy.toISOString(),
  };
}
