import { eq } from 'drizzle-orm';
import type { SupportNote } from '#contract/messaging/support.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { presentNote } from '../present.ts';
import { supportNotes } from '../tables.ts';
import { holdQuestion, tellTeam } from './hold-question.ts';

interface NewNote {
  readonly conversationId: string;
  /** Made by the client: sent again, it is the same note. */
  readonly id: string;
  readonly text: string;
}

/** For administrators alone: nobody else is told of it. */
export async function addNote(tx: Tx, actor: AdminActor, { conversationId, id, text }: NewNote): Promise<SupportNote> {
  await holdQuestion(tx, actor, conversationId);
  const note = { id, conversationId, adminId: actor.adminId, text, createdAt: now() };
  const added = await tx.db.insert(supportNotes).values(note).onConflictDoNothing().returning();
  const [kept] = added.length > 0 ? added : await tx.db.select().from(supportNotes).where(eq(supportNotes.id, id));
  const same = kept?.conversationId === conversationId && kept.adminId === actor.adminId && kept.text === text;
  if (!same) throw new Refusal('message.id_taken');
  if (added.length > 0) {
    await recordAct(tx, actor, 'support.note', { type: 'conversation', id: conversationId });
    await tellTeam(tx, conversationId);
  }
  return presentNote({ note: kept, by: actor.email });
}
