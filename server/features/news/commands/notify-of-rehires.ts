import type { Tx } from '#server/platform/db/transaction.ts';
import { describeInvited, describeRehire, planInvited } from '../../trust/rehire/queries/find-rehire.ts';
import type { Outcome } from './run-notifiers.ts';

interface Invited {
  readonly invitationId: string;
}

/** Notifies a rep of an invitation that they can still answer. */
export async function ofRehireInvitation(tx: Tx, { invitationId }: Invited): Promise<Outcome> {
  const found = await describeInvited(tx.db, invitationId);
  const planned = found?.invitation.status === 'open' ? await planInvited(tx.db, found) : null;
  if (!found || !planned) return {};
  const { job, companyName: name, rehire, repUserId: userId, businessUserId: aboutUserId } = found;
  const content = {
    ...{ kind: 'rehire.invited' as const, jobId: job.id, jobTitle: job.title, name, invitationId },
    startsAt: planned.startsAt.toISOString(),
    answerBy: rehire.answerBy.toISOString(),
    cents: Number(planned.takeHomeCents),
    upTo: planned.upTo,
  };
  return { notifications: [{ userId, aboutUserId, content, how: { once: `rehire.invited ${invitationId}` } }] };
}

/** Notifies a rep that an invitation they hadn't answered ended before its time. */
export async function ofWithdrawnRehire(tx: Tx, { invitationId }: Invited): Promise<Outcome> {
  const found = await describeInvited(tx.db, invitationId);
  if (found?.invitation.status !== 'withdrawn') return {};
  const { job, companyName: name, repUserId: userId, businessUserId: aboutUserId } = found;
  const content = { kind: 'rehire.withdrawn' as const, jobId: job.id, jobTitle: job.title, name };
  return { notifications: [{ userId, aboutUserId, content, how: { once: `rehire.withdrawn ${invitationId}` } }] };
}

/** Notifies the business once every rep answered or the time is over. */
export async function ofSettledRehire(tx: Tx, { rehireId }: { readonly rehireId: string }): Promise<Outcome> {
  const found = await describeRehire(tx.db, rehireId);
  if (!found) return {};
  const { rehire, jobTitle, businessUserId: userId, invited, accepted, room, opened } = found;
  // Without a rep on standby, or without the signature, no place was opened.
  const emptyPlaces = opened > 0 ? ('standby' as const) : ('applicants' as const);
  const facts = { jobId: rehire.jobId, jobTitle, rehireId, invited, accepted, room, emptyPlaces };
  return {
    notifications: [
      {
        userId,
        aboutUserId: null,
        content: { kind: 'rehire.settled', ...facts },
        how: { once: `rehire.settled ${rehireId}` },
      },
    ],
  };
}
