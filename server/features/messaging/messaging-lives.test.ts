import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openConversation, readMessages, troubleInMessages } from '#test/support/messaging.ts';
import { type Client, openClient } from '#test/support/messaging-clients.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { followHires } from './commands/job-conversation.ts';

// Random histories of a conversation: members send (also twice, or with the response lost), edit, delete, read, block, leave and are
// hired again, several concurrently, and each screen refetches only now and then. RUNS=10000 for more of them.

const runs = Number(process.env.RUNS ?? 12);
const app = await openTestApp({ work: false });
const { pool } = app.database;
const business = await signUpBusiness(app);
const reps = await Promise.all([signUpRep(app), signUpRep(app), signUpRep(app)]);
const { id: jobId } = await postJob(business, { positions: 3 });
const applicationIds: string[] = [];
for (const rep of reps) {
  const { id: applicationId } = await apply(rep, jobId);
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  applicationIds.push(applicationId);
}

/** As the end of an engagement does, and its resumption. */
async function hire(which: number, status: 'accepted' | 'ended'): Promise<void> {
  const applicationId = applicationIds[which] ?? '';
  await app.services.transaction(async (tx) => {
    const { rows } = await pool.query<{ repId: string; businessId: string }>(
      `select rep_id as "repId", business_id as "businessId" from job_applications where id = $1`,
      [applicationId],
    );
    const [of] = rows;
    await pool.query('update job_applications set status = $2 where id = $1', [applicationId, status]);
    if (of) await followHires(tx, [{ applicationId, jobId, ...of, status }]);
  });
}

async function startAnew() {
  await pool.query(`update job_applications set status = 'accepted' where job_id = $1`, [jobId]);
  await pool.query('delete from message_blocks');
  await pool.query('delete from conversations');
  const { id } = await openConversation(business, { jobId });
  await business.call(conversationsApi.change, { params: { conversationId: id }, body: { repliesTo: 'all' } });
  // Two screens of the business and two of the first rep.
  const clients = [business, business, reps[0], ...reps].flatMap((one) => (one ? [openClient(one, id)] : []));
  return { id, clients };
}

const which = fc.nat(7);
const turn = fc.record({
  client: fc.nat(5),
  act: fc.oneof(
    { weight: 5, arbitrary: fc.record({ act: fc.constantFrom('once', 'doubled', 'answer lost') }) },
    { weight: 4, arbitrary: fc.record({ act: fc.constantFrom('edit', 'remove', 'read'), which }) },
    { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('sync', 'reload', 'flush') }) },
    {
      weight: 2,
      arbitrary: fc.record({ act: fc.constantFrom('block', 'unblock', 'leave', 'return'), which: fc.nat(2) }),
    },
  ),
});
type Turn = typeof turn extends fc.Arbitrary<infer T> ? T : never;

async function take(id: string, clients: readonly Client[], { client: number, act }: Turn): Promise<void> {
  const client = clients[number % clients.length];
  if (!client) return;
  const params = { conversationId: id };
  if (act.act === 'once' || act.act === 'doubled' || act.act === 'answer lost') return client.send(act.act);
  if (act.act === 'sync' || act.act === 'reload' || act.act === 'flush') return client[act.act]();
  if (!('which' in act)) return;
  const rep = reps[act.which % reps.length];
  switch (act.act) {
    case 'edit':
    case 'remove':
    case 'read':
      return client[act.act](act.which);
    case 'block':
    case 'unblock':
      return void (await rep?.call(conversationsApi[act.act], { params }));
    case 'leave':
      return hire(act.which, 'ended');
    case 'return':
      return hire(act.which, 'accepted');
  }
}

/** Number of concurrent actions. */
const atOnce = 3;

test('after random histories, every screen shows the same messages in the same order, with true unread counts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 15, maxLength: 60 }), async (turns) => {
      const { id, clients } = await startAnew();
      for (let done = 0; done < turns.length; done += atOnce)
        await Promise.all(turns.slice(done, done + atOnce).map((one) => take(id, clients, one)));
      for (const client of clients) await client.flush();
      for (const client of clients) await client.sync();
      const whole = openClient(business, id);
      await whole.reload();
      const truth = whole.shown();
      for (const client of clients) {
        const { lastChange } = await readMessages(client.person, id, { since: 0 });
        const visible = truth.filter(({ position }) => position <= lastChange);
        const shown = client.shown();
        expect(shown.map((one) => one.id)).toEqual(visible.map((one) => one.id));
        // Former members don't receive later changes.
        const known = visible.filter(({ change }) => change <= lastChange);
        expect(shown.filter((one) => known.some(({ id: knownId }) => knownId === one.id))).toEqual(known);
        for (const [messageId, state] of client.sent)
          expect(truth.filter((one) => one.id === messageId)).toHaveLength(state === 'answered' ? 1 : 0);
        const left = client.person !== business && known.length < visible.length;
        const { kept, counted } = await client.unread();
        if (!left) expect(kept).toBe(counted);
      }
      expect(await troubleInMessages(app)).toEqual([]);
    }),
    { numRuns: runs, endOnFailure: true },
  );
}, 600_000);
