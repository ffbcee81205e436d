import type { ActOnUser, UserNote } from '#contract/operators/user-notes.ts';
import type { AuditRow } from '../tables.ts';
import type { userNotes } from './tables.ts';

interface NoteRow {
  readonly note: typeof userNotes.$inferSelect;
  readonly by: string;
}

export function presentNote({ note: { id, text, createdAt }, by }: NoteRow): UserNote {
  return { id, text, by, at: createdAt.toISOString() };
}

export function presentAct({ id, who, act, reason, createdAt }: AuditRow): ActOnUser {
  return { id, who, act, reason, at: createdAt.toISOString() };
}
