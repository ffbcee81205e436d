import { eq } from 'drizzle-orm';
import type { appealOutcomes } from '#contract/trust/reliability-kinds.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { entryText } from '#texts/trust/reliability-entries.ts';
import { messageUser } from '../../../messaging/support/commands/message-user.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { selectAppeals } from '../queries/list-appeals.ts';
import { reliabilityAppeals } from '../tables.ts';
import { entrySetAside, excuseEntry } from './excuse-entry.ts';
import { refreshReliability, workOutFigures } from './work-out-figures.ts';

interface Decision {
  readonly appealId: string;
  readonly outcome: (typeof appealOutcomes)[number];
  readonly reason: string;
}

const results: Readonly<Record<Decision['outcome'], string>> = {
  kept: 'It still counts.',
  excused: 'We accepted your reason, so it no longer counts.',
  struck: 'Your appeal was successful, so it no longer counts.',
};

/** Decides an appeal and notifies the user. Of two concurrent decisions, the first counts. */
export async function decideAppeal(tx: Tx, actor: AdminActor, { appealId, outcome, reason }: Decision): Promise<void> {
  const ofAppeal = eq(reliabilityAppeals.id, appealId);
  const [locked] = await tx.db.select().from(reliabilityAppeals).where(ofAppeal).for('no key update');
  const [found] = await selectAppeals(tx.db, actor.adminId).where(ofAppeal);
  if (!locked || !found) throw new Refusal('reliability_appeal.not_found');
  if (locked.decidedAt !== null) throw new Refusal('reliability_appeal.decided');
  if (found.barred) throw new Refusal('reliability_appeal.another_admin');
  const { adminId: decidedBy } = actor;
  const { id: entryId, repId, businessId } = found.entry;
  if (outcome === 'excused') await excuseEntry(tx, { entryId, reason }, 'team');
  const decision = { struck: outcome === 'struck', excused: outcome === 'excused', reason, decidedBy };
  await tx.db
    .update(reliabilityAppeals)
    .set({ ...decision, decidedAt: now() })
    .where(ofAppeal);
  if (outcome === 'kept') await refreshReliability(tx, [repId ?? businessId ?? '']);
  else {
    await workOutFigures(tx, { repIds: repId ? [repId] : [], businessIds: businessId ? [businessId] : [] });
    await tx.emit(entrySetAside, { entryId, repId });
  }
  // Its business may have accepted the reason while the appeal was open.
  const result =
    outcome === 'kept' && found.entry.excusedAt !== null
      ? 'The business has excused you, so it doesn’t count.'
      : results[outcome];
  const about = `${entryText(found.entry)}: ${found.title}`;
  await messageUser(
    tx,
    actor,
    found.person.userId,
    `You appealed an entry of your reliability. ${about}. ${result} ${reason}`,
  );
}
