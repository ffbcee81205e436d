import { v7 as uuidv7 } from 'uuid';
import type { UserNote } from '#contract/operators/user-notes.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { lockAccount } from '../../../accounts/commands/lock-user.ts';
import type { AdminActor } from '../../access.ts';
import { presentNote } from '../present.ts';
import { userNotes } from '../tables.ts';

interface NewNote {
  readonly userId: string;
  readonly text: string;
}

/** Adds an internal note, visible to admins only. */
export async function addNote(
  tx: Tx,
  { adminId, email: by }: AdminActor,
  { userId, text }: NewNote,
): Promise<UserNote> {
  // Locked, so that the account is not deleted before the note exists to be deleted with it.
  await lockAccount(tx, userId);
  const note = { id: uuidv7(), userId, adminId, text, createdAt: now() };
  await tx.db.insert(userNotes).values(note);
  return presentNote({ note, by });
}
