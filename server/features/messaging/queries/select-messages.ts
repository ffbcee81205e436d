import { sql } from 'drizzle-orm';
import type { Attachment } from '#contract/messaging/attachments.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { interviews, jobApplications } from '../../applications/tables.ts';
import { jobs } from '../../jobs/tables.ts';
import { messages } from '../tables.ts';
import { nameAs } from './name-members.ts';

const inUtc = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);

/** The attachments as sent, with the current state of jobs and interviews. */
const attachments = sql<
  readonly Attachment[]
>`case when ${messages.attachments} = '[]' then ${messages.attachments} else (
  select jsonb_agg(one || case one ->> 'kind'
    when 'job' then jsonb_build_object('open', exists (
      select from ${jobs} j where j.id = (one ->> 'jobId')::uuid and j.status = 'active'))
    when 'interview' then coalesce((
      select jsonb_build_object('status', i.status, 'jobId', a.job_id,
        'acceptedTime', to_char(i.accepted_time at time zone 'UTC', ${inUtc}))
      from ${interviews} i join ${jobApplications} a on a.id = i.application_id
      where i.id = (one ->> 'interviewId')::uuid), '{"status": "cancelled", "jobId": null, "acceptedTime": null}')
    else '{}' end order by place)
  from jsonb_array_elements(${messages.attachments}) with ordinality attached (one, place)) end`;

const messageColumns = {
  id: messages.id,
  conversationId: messages.conversationId,
  position: messages.position,
  change: messages.change,
  senderId: messages.senderId,
  senderSide: messages.senderSide,
  senderName: nameAs(sql`messages.sender_side`, sql`messages.sender_id`),
  content: messages.content,
  attachments,
  createdAt: messages.createdAt,
  editedAt: messages.editedAt,
  deletedAt: messages.deletedAt,
};

export const selectMessages = (db: Db) => db.select(messageColumns).from(messages);
