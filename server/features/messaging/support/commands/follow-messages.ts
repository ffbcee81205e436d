import { sql } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { MessageSent } from '../../commands/message-events.ts';
import { answerBy } from './assign-question.ts';
import { notifyTeam } from './hold-question.ts';

/**
 * Reopens a person's question when they write to the team. It stays assigned to the last admin who answered, with a new deadline,
 * unless they are no longer an admin.
 */
export async function followMessages(tx: Tx, sent: readonly MessageSent[]): Promise<void> {
  const at = now().toISOString();
  const due = answerBy().toISOString();
  // Support conversations have the person as their only member: messages between users always have recipients.
  for (const { conversationId } of sent.filter(({ recipientIds }) => recipientIds.length === 0)) {
    const { rowCount } = await tx.db.execute(sql`
      insert into support_questions as q (conversation_id, status, since, asked_position)
      select id, 'open', ${at}, last_position from conversations
      where id = ${conversationId} and kind = 'support'
      on conflict (conversation_id) do update set
        status = 'open',
        since = case q.status when 'open' then q.since else excluded.since end,
        asked_position = excluded.asked_position,
        assigned_to = ${stillThere},
        answer_by = case when ${stillThere} is not null then coalesce(q.answer_by, ${due}) end`);
    if (rowCount) await notifyTeam(tx, conversationId);
  }
}

const stillThere = sql`(select a.id from admin_users a where a.id = q.assigned_to and a.is_admin and a.disabled_at is null)`;
