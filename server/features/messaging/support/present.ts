import { wordsOf } from '#contract/messaging/message-line.ts';
import type { QuestionHead, SupportNote } from '#contract/messaging/support.ts';
import type { AdminActor } from '../../operators/access.ts';
import type { SelectedQuestion } from './queries/select-questions.ts';
import type { supportNotes } from './tables.ts';

export function presentHead(row: SelectedQuestion, { adminId }: Pick<AdminActor, 'adminId'>): QuestionHead {
  const { question, userId, email, sides, lastMessage, looking } = row;
  const { conversationId, status, since, assignedTo, answerBy } = question;
  const { fromTeam, deleted } = lastMessage;
  return {
    ...{ conversationId, userId, email, sides, status, looking },
    lastMessage: { text: wordsOf(lastMessage), fromTeam, deleted },
    name: row.name ?? email,
    since: since.toISOString(),
    assignee:
      assignedTo === null || row.assignee === null
        ? null
        : {
            adminId: assignedTo,
            email: row.assignee,
            mine: assignedTo === adminId,
            answerBy: answerBy?.toISOString() ?? null,
          },
  };
}

interface NoteRow {
  readonly note: typeof supportNotes.$inferSelect;
  readonly by: string;
}

export function presentNote({ note: { id, text, createdAt }, by }: NoteRow): SupportNote {
  return { id, text, by, at: createdAt.toISOString() };
}
