import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { contactApi } from '#contract/contact/contact.ts';
import { enquiriesApi } from '#contract/contact/enquiries.ts';
import { currentLeadConsent, leadsApi } from '#contract/contact/leads.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf } from '#test/support/api.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';

const [first, second] = await openTwoTestApps({ work: false });
const callers = [callerOf(first.url, null), callerOf(second.url, null)] as const;
const through = (turn: number) => callers[turn % 2 === 0 ? 0 : 1];
const newEmail = () => `lindiwe-${randomUUID()}@example.co.za`;

/** Thirty concurrently, every third with the address in capitals. */
const send = (email: string, one: (turn: number, email: string) => Promise<unknown>) =>
  Promise.all(Array.from({ length: 30 }, (_, turn) => one(turn, turn % 3 ? email : email.toUpperCase())));

async function mailed(email: string): Promise<number> {
  return (await mailsTo(first.database, email)).length + (await mailsTo(first.database, email.toUpperCase())).length;
}

test('of thirty concurrent messages three are confirmed, and all are stored', async () => {
  const email = newEmail();
  const body = { name: 'Lindiwe', subject: 'Promoters', message: 'Two days in May?' };
  await send(email, (turn, from) => through(turn)(contactApi.enquire, { body: { ...body, email: from } }));
  expect(await mailed(email)).toBe(3);
  const { rows } = await first.database.pool.query(
    'select count(*)::int from contact_messages where lower(email) = $1',
    [email],
  );
  expect(rows).toEqual([{ count: 30 }]);
});

test('of thirty concurrent leads three are confirmed with how to withdraw consent, and all are stored', async () => {
  const email = newEmail();
  const lead = {
    kind: 'sales_rep' as const,
    fullName: 'Zanele Khumalo',
    location: 'limpopo' as const,
    experience: '1-3-years' as const,
    availability: 'flexible' as const,
    consentVersion: currentLeadConsent,
  };
  await send(email, (turn, from) => through(turn)(leadsApi.submit, { body: { ...lead, email: from } }));
  expect(await mailed(email)).toBe(3);
  const { rows } = await first.database.pool.query('select count(*)::int from leads where email = $1', [email]);
  expect(rows).toEqual([{ count: 30 }]);
});

test('of two administrators who resolve an enquiry concurrently, in two processes, one succeeds, and the other gets a conflict', async () => {
  const email = newEmail();
  const message = { name: 'Lindiwe', subject: 'Promoters', message: 'Two days in May?', email };
  const settlers = await Promise.all(
    [first, second].map(async (app) => {
      const address = await makeAdmin(app);
      return { address, ...(await signInAdmin(app, address)) };
    }),
  );
  const find = async (list: 'open' | 'done') => {
    const { items } = await (settlers[0] ?? expect.fail()).call(enquiriesApi.messages, { query: { list } });
    return items.find((item) => item.email === email);
  };
  for (let turn = 0; turn < 5; turn++) {
    await through(turn)(contactApi.enquire, { body: message });
    const messageId = String((await find('open'))?.id);
    const told = await Promise.allSettled(
      settlers.map(({ call }) => call(enquiriesApi.settleMessage, { params: { messageId } })),
    );
    const [done, ...others] = told.flatMap((one, at) => (one.status === 'fulfilled' ? [at] : []));
    expect(others).toEqual([]);
    expect(told[done === 0 ? 1 : 0]).toMatchObject({ reason: { problem: { code: 'enquiry.handled' } } });
    expect(await find('open')).toBeUndefined();
    expect((await find('done'))?.handled?.by).toBe(settlers[done ?? 0]?.address);
    const { rows } = await first.database.pool.query(
      `select who from admin_audit where act = 'enquiry.settle' and target_id = $1`,
      [messageId],
    );
    expect(rows).toEqual([{ who: settlers[done ?? 0]?.address }]);
    await first.database.pool.query('delete from contact_messages where id = $1', [messageId]);
  }
});
