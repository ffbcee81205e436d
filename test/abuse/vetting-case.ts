import { randomUUID } from 'node:crypto';
import type { TestApp } from '#test/support/app.ts';
import { signUpRep } from '#test/support/people.ts';
import { waitingRep } from '#test/support/vetting.ts';

/** A stranger's case claimed by this administrator, with one of its documents. */
export async function takenCaseFor(
  app: TestApp,
  { email }: { readonly email: string },
): Promise<{ vettingId: string; documentId: string; submittedAt: string; profileVersion: number }> {
  const { userId } = await waitingRep(app);
  const { rows } = await app.database.pool.query<{ id: string; document: string; submitted_at: Date; version: number }>(
    `update user_vetting v
     set claimed_by = (select id from admin_users where email = $2), claimed_until = now() + interval '15 minutes'
     from user_documents d, rep_profiles r where d.vetting_id = v.id and v.user_id = $1 and r.user_id = $1
     returning v.id, d.id as document, v.submitted_at, r.version`,
    [userId, email],
  );
  const [row] = rows;
  if (!row) throw new Error('There is no such case.');
  const { id, document, submitted_at, version } = row;
  return { vettingId: id, documentId: document, submittedAt: submitted_at.toISOString(), profileVersion: version };
}

/** A stranger's new name that waits for the team. */
export async function waitingNameOf(app: TestApp): Promise<{ nameChangeId: string }> {
  const { userId } = await signUpRep(app);
  const nameChangeId = randomUUID();
  await app.database.pool.query(
    `insert into name_changes (id, user_id, part, name_before, name_after)
     values ($1, $2, 'full_name', 'Thabo Mokoena', 'Thabo Ndlovu')`,
    [nameChangeId, userId],
  );
  return { nameChangeId };
}
