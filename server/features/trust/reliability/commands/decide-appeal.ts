import { eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { entryText } from '#texts/trust/reliability-entries.ts';
import { messageUser } from '../../../messaging/support/commands/message-user.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { selectAppeals } from '../queries/list-appeals.ts';
import { reliabilityAppeals } from '../tables.ts';
import { workOutFigures } from './work-out-figures.ts';

interface Decision {
  readonly appealId: string;
  readonly struck: boolean;
  readonly reason: string;
}

/** Decides an appeal and notifies the user. Of two concurrent decisions, the first counts. */
export async function decideAppeal(tx: Tx, actor: AdminActor, { appealId, struck, reason }: Decision): Promise<void> {
  const ofAppeal = eq(reliabilityAppeals.id, appealId);
  const [locked] = await tx.db.select().from(reliabilityAppeals).where(ofAppeal).for('no key update');
  const [found] = await selectAppeals(tx.db, actor.adminId).where(ofAppeal);
  if (!locked || !found) throw new Refusal('reliability_appeal.not_found');
  if (locked.decidedAt !== null) throw new Refusal('reliability_appeal.decided');
  if (found.barred) throw new Refusal('reliability_appeal.another_admin');
  const { adminId: decidedBy } = actor;
  await tx.db.update(reliabilityAppeals).set({ struck, reason, decidedBy, decidedAt: now() }).where(ofAppeal);
  const { repId, businessId } = found.entry;
  if (struck) await workOutFigures(tx, { repIds: repId ? [repId] : [], businessIds: businessId ? [businessId] : [] });
  const outcome = struck ? 'Your appeal was successful, so it no longer counts.' : 'It still counts.';
  const about = `${entryText(found.entry)}: ${found.title}`;
  await messageUser(
    tx,
    actor,
    found.person.userId,
    `You appealed an entry of your reliability. ${about}. ${outcome} ${reason}`,
  );
}
