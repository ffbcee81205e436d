import { describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { vettingApi } from '#contract/vetting/review-api.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { makeJpeg } from '#test/support/sample-files/pictures.ts';
import { makeMp4 } from '#test/support/sample-files/videos.ts';
import { uploadFile } from '#test/support/uploads.ts';
import { approve, fetchDocument, findInQueue, openCase, waitingBusiness, waitingRep } from '#test/support/vetting.ts';
import { tidyFiles } from '../../files/commands/tidy-files.ts';
import { deleteOldDocuments } from './commands/delete-documents.ts';

const app = await openTestApp({ work: false });
const admin = await signInAdmin(app, await makeAdmin(app));

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const sweep = (batch?: number) => deleteOldDocuments(app.services, { days: 365, ...(batch && { batch }) });

/** Moves everything about the case back in time. */
const turnBack = (userId: string, age: string) =>
  sql('update user_vetting set decided_at = now() - $2::interval where user_id = $1 and decided_at is not null', [
    userId,
    age,
  ]);

async function objectsOf(userId: string): Promise<string[]> {
  await tidyFiles(app.services, userId);
  const found: string[] = [];
  for await (const { key } of app.services.files.list('')) if (key.includes(userId)) found.push(key);
  return found;
}

describe('documents', () => {
  test('are deleted when their retention after the decision ends, and the record of the check stays', async () => {
    const business = await waitingBusiness(app);
    const { id } = await approve(admin, business);
    await turnBack(business.userId, '364 days');
    await sweep();
    expect(await objectsOf(business.userId)).toHaveLength(3);

    await turnBack(business.userId, '366 days');
    await sweep();
    expect(await objectsOf(business.userId)).toEqual([]);
    const found = await admin.call(vettingApi.case, { params: { vettingId: id } });
    expect(found).toMatchObject({ status: 'approved' });
    expect(found.documents.map(({ file, name }) => [file, name])).toEqual(Array(3).fill([null, 'deleted']));
    expect(found.history.map(({ step }) => step)).toEqual(['submitted', 'approved', 'documents_deleted']);
    expect(found.hints.map(({ kind }) => kind)).not.toContain('document_missing');
    const documentId = found.documents[0]?.id ?? '';
    expect((await fetchDocument(app, admin, { vettingId: id, documentId })).status).toBe(404);

    // The next run finds nothing to do.
    await sweep();
    expect((await admin.call(vettingApi.case, { params: { vettingId: id } })).history).toHaveLength(3);
  });

  test('of undecided cases stay, however old they are', async () => {
    const rep = await waitingRep(app);
    await sql("update user_vetting set submitted_at = now() - interval '3 years' where user_id = $1", [rep.userId]);
    await sweep();
    expect(await objectsOf(rep.userId)).toHaveLength(1);
  });

  test('never submitted are deleted at the same age', async () => {
    const rep = await signUpRep(app, {}, { vetted: false });
    await uploadFile(app, rep, 'identity-document', { name: 'id.jpg', content: await makeJpeg() });
    await sweep();
    expect(await objectsOf(rep.userId)).toHaveLength(1);
    await sql("update stored_files set created_at = now() - interval '366 days' where owner_id = $1", [rep.userId]);
    await sweep();
    expect(await objectsOf(rep.userId)).toEqual([]);
  });

  test('of a reopened case stay', async () => {
    const rep = await waitingRep(app);
    const { id } = await approve(admin, rep);
    const params = { vettingId: id };
    await turnBack(rep.userId, '2 years');
    await admin.call(vettingApi.claim, { params });
    await admin.call(vettingApi.reopen, { params, body: { reason: 'Someone wrote to us.' } });
    await sweep();
    expect(await objectsOf(rep.userId)).toHaveLength(1);
  });

  test('are deleted in batches until none is left; a video in use stays with its owner', async () => {
    const people = [];
    for (let turn = 0; turn < 5; turn++) {
      const rep = await waitingRep(app, {}, { documents: { 'profile-video': makeMp4({ seconds: 5 + turn }) } });
      await approve(admin, rep);
      await turnBack(rep.userId, '400 days');
      people.push(rep);
    }
    await sweep(2);
    for (const { userId } of people) {
      expect(await objectsOf(userId)).toEqual([expect.stringContaining('profile-videos')]);
    }
  });
});

describe('an account that is deleted', () => {
  test('loses its documents; a decided case keeps its decision', async () => {
    const rep = await waitingRep(app, { full_name: 'Lerato Forgotten' });
    const { id, submittedAt } = await openCase(admin, rep);
    const params = { vettingId: id };
    const number = { subject: 'person', kind: 'sa-id', number: '8001015009087' } as const;
    await admin.call(vettingApi.checkNumber, { params, body: number });
    await admin.call(vettingApi.reject, { params, body: { submittedAt, reason: 'Lerato, this is not you.' } });
    await rep.call(accountApi.close, { body: { password: rep.password } });

    expect(await objectsOf(rep.userId)).toEqual([]);
    expect(await findInQueue(admin, rep, 'rejected')).toBeUndefined();
    await expectRefusal(admin.call(vettingApi.case, { params }), 'vetting.not_found');
    await expectRefusal(admin.call(vettingApi.claim, { params }), 'vetting.not_found');
    const { rows } = await sql(
      `select v.status, v.decided_at is not null as decided, v.reason,
         (select string_agg(d.file_name, ' ') from user_documents d where d.vetting_id = v.id) as names,
         (select string_agg(s.step || coalesce(s.note, ''), ' ' order by s.created_at, s.id)
            from user_vetting_steps s where s.vetting_id = v.id) as steps,
         (select count(*)::int from vetting_checks c where c.vetting_id = v.id) as checks
       from user_vetting v where v.id = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        status: 'rejected',
        decided: true,
        reason: 'deleted',
        names: 'deleted',
        steps: 'submitted rejected',
        checks: 0,
      },
    ]);
  });

  test('without a decision leaves the queue without a trace', async () => {
    const rep = await waitingRep(app);
    const { id } = await openCase(admin, rep);
    await rep.call(accountApi.close, { body: { password: rep.password } });
    expect(await objectsOf(rep.userId)).toEqual([]);
    expect((await sql('select id from user_vetting where id = $1', [id])).rows).toEqual([]);
  });
});
