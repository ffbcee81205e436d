import { sql } from 'drizzle-orm';
import type { InterviewJson } from '../present/interview.ts';
import { interviews, jobApplications } from '../tables.ts';

/** The interview that counts now, read with the row of its application, so that a page of them is one query. */
export const currentInterview = sql<InterviewJson | null>`(
  select json_build_object(
    'id', i.id, 'status', i.status, 'times', i.times, 'acceptedTime', i.accepted_time, 'minutes', i.minutes,
    'place', i.place, 'link', i.link, 'note', i.note, 'answer', i.answer,
    'proposedAt', i.proposed_at, 'answeredAt', i.answered_at)
  from ${interviews} i where i.application_id = ${jobApplications.id} and i.status <> 'replaced')`;
