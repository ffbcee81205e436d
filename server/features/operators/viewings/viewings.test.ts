import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { adminApi } from '#contract/admin/admin.ts';
import { operatorsApi } from '#contract/operators/operators.ts';
import type { AdminRole } from '#contract/operators/roles.ts';
import { teamOfAdminsApi } from '#contract/operators/team.ts';
import { userNotesApi } from '#contract/operators/user-notes.ts';
import { viewingsApi } from '#contract/operators/viewings.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { adminPassword, auditOf, makeAdmin, openAdminBrowser, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { productClock } from '#test/support/engagements.ts';
import { exportOf } from '#test/support/exports.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { seeAs, viewer, viewingHeaders } from '#test/support/viewings.ts';
import { closeEndedViewings } from './commands/end-viewings.ts';

const app = await openTestApp({ work: false });
const clock = productClock();
const ownerEmail = await makeAdmin(app);
const owner = await signInAdmin(app, ownerEmail);
const reason = 'They cannot find their job.';

const join = async (role: AdminRole = 'support') => {
  const email = await makeAdmin(app, adminPassword, role);
  return { email, browser: await signInAdmin(app, email) };
};

/** An admin who views as a rep. */
async function looking() {
  const rep = await signUpRep(app, { full_name: 'Thandi Nkosi' });
  const { email, browser } = await join();
  const seen = await seeAs(app, browser, rep);
  return { rep, email, browser, seen };
}

const me = ({ call }: Pick<Awaited<ReturnType<typeof seeAs>>, 'call'>) => call(profilesApi.me, {});
const current = async ({ browser }: { browser: ReturnType<typeof openAdminBrowser> }) =>
  (await browser.call(viewingsApi.current, {})).viewing;

test('an admin views as a user for fifteen minutes of our clock, and not a moment longer', async () => {
  const { rep, browser, seen, email } = await looking();
  expect(seen).toMatchObject({ userId: rep.userId, email: rep.email, roles: ['sales_rep'] });
  expect(Date.parse(seen.endsAt) - Date.parse(seen.beganAt)).toBe(15 * 60_000);
  expect(await me(seen)).toMatchObject({ userId: rep.userId, rep: { fullName: 'Thandi Nkosi' } });
  expect(await current({ browser })).toMatchObject({ id: seen.id });
  clock.goTo(new Date(Date.parse(seen.endsAt) - 1000));
  await me(seen);
  clock.goTo(seen.endsAt);
  await expectRefusal(me(seen), 'viewing.ended');
  expect(await current({ browser })).toBeNull();
  expect(await auditOf(app, email)).toContain(`user.see_as done ${reason}`);
});

test('a viewing cannot be renewed, and is not a session of the user', async () => {
  const { rep, seen } = await looking();
  for (const [method, path, body] of [
    ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: seen.id }],
    ['GET', '/auth/v1/user', undefined],
    ['PUT', '/auth/v1/user', { password: 'a new one of mine' }],
    ['POST', '/auth/v1/logout', {}],
    ['GET', '/auth/v1/factors/recovery-codes', undefined],
    ['GET', '/auth/v1/passkeys', undefined],
    ['GET', '/api/live', undefined],
  ] as const) {
    const response = await fetch(app.url + path, {
      method,
      headers: { ...seen.headers, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect({ path, refused: response.status >= 400 && response.status < 500 }).toEqual({ path, refused: true });
    await response.body?.cancel();
  }
  const { items } = await rep.call(accountApi.listSessions, {});
  expect(items).toHaveLength(1);
  const { rows } = await app.database.pool.query('select last_sign_in_at from users where id = $1', [rep.userId]);
  expect(rows[0].last_sign_in_at.getTime()).toBeLessThan(Date.parse(seen.beganAt));
});

test('the id alone is useless: without the admin’s session, with another admin’s, or as a token', async () => {
  const { seen, email } = await looking();
  const stranger = openAdminBrowser(app);
  await expectRefusal(viewer(app, stranger, seen.id)(profilesApi.me, {}), 'viewing.ended');
  await expectRefusal(viewer(app, owner, seen.id)(profilesApi.me, {}), 'viewing.ended');
  const elsewhere = await signInAdmin(app, email);
  await expectRefusal(viewer(app, elsewhere, seen.id)(profilesApi.me, {}), 'viewing.ended');
  const asToken = await fetch(`${app.url}/api/me`, { headers: { authorization: `Bearer ${seen.id}` } });
  expect(asToken.status).toBe(401);
  await me(seen);
});

test('without the id, the admin’s session is no user’s', async () => {
  const { browser } = await looking();
  const { cookie } = viewingHeaders(browser, randomUUID());
  expect((await fetch(`${app.url}/api/me`, { headers: { cookie: String(cookie) } })).status).toBe(401);
  await expectRefusal(viewer(app, browser, randomUUID())(profilesApi.me, {}), 'viewing.ended');
});

test('a viewing ends when the admin stops it, once and with an audit entry', async () => {
  const { rep, browser, seen, email } = await looking();
  await browser.call(viewingsApi.end, {});
  await expectRefusal(me(seen), 'viewing.ended');
  await browser.call(viewingsApi.end, {});
  const lines = (await auditOf(app, email)).filter((line) => line.startsWith('user.'));
  expect(lines).toEqual([`user.see_as done ${reason}`, `user.see_as_end done ${reason}`]);
  const { items } = await owner.call(userNotesApi.history, { params: { userId: rep.userId }, query: {} });
  expect(items.map(({ act, who }) => [act, who])).toEqual([
    ['user.see_as_end', email],
    ['user.see_as', email],
  ]);
});

test.each([
  ['signs out', ({ browser }) => browser.call(operatorsApi.signOut, {})],
  ['signs out everywhere', ({ browser }) => browser.call(operatorsApi.signOutEverywhere, {})],
  [
    'signs out of the marketplace in the same browser',
    ({ seen, rep }) =>
      fetch(`${app.url}/auth/v1/logout`, {
        method: 'POST',
        headers: { ...seen.headers, origin: app.url, authorization: `Bearer ${rep.accessToken}` },
      }),
  ],
  ['is signed out by an owner', async ({ email }) => owner.call(teamOfAdminsApi.endSessions, await member(email))],
  ['is disabled', async ({ email }) => owner.call(teamOfAdminsApi.disable, await member(email))],
  [
    'is given a role that may not',
    async ({ email }) => {
      const { params } = await member(email);
      return owner.call(teamOfAdminsApi.changeRole, { params, body: { role: 'reviewer', reason } });
    },
  ],
] as readonly [string, (scene: Awaited<ReturnType<typeof looking>>) => Promise<unknown>][])(
  'it ends immediately when the admin %s, and is audited',
  async (_how, leave) => {
    const scene = await looking();
    await leave(scene);
    await expectRefusal(me(scene.seen), 'viewing.ended');
    const { items } = await owner.call(userNotesApi.history, { params: { userId: scene.rep.userId }, query: {} });
    expect(items[0]).toMatchObject({ act: 'user.see_as_end', who: 'schedule', reason });
  },
);

async function member(email: string) {
  const { items } = await owner.call(teamOfAdminsApi.list, {});
  return { params: { memberId: items.find((one) => one.email === email)?.id ?? '' }, body: { reason } };
}

test('it ends immediately when the account is suspended or deleted', async () => {
  const suspended = await looking();
  const { userId } = suspended.rep;
  await owner.call(adminApi.suspend, { params: { userId }, body: { reason } });
  await expectRefusal(me(suspended.seen), 'viewing.ended');
  await expectRefusal(seeAs(app, owner, { userId }), 'user.kept_out');

  const deleted = await looking();
  await deleted.rep.call(accountApi.close, { body: { password: deleted.rep.password } });
  await expectRefusal(me(deleted.seen), 'viewing.ended');
  await expectRefusal(seeAs(app, owner, deleted.rep), 'user.not_found');
  const { rows } = await app.database.pool.query('select from viewings where user_id = $1', [deleted.rep.userId]);
  expect(rows).toEqual([]);
});

test('an admin’s own account cannot be viewed, and a viewing ends when the user becomes an admin', async () => {
  const { rep, seen } = await looking();
  await owner.call(teamOfAdminsApi.add, { body: { email: rep.email, role: 'support', reason } });
  await expectRefusal(me(seen), 'viewing.ended');
  await expectRefusal(seeAs(app, owner, rep), 'user.administrator');
  await expectRefusal(seeAs(app, owner, { userId: randomUUID() }), 'user.not_found');
});

test('owners and support may view, and others may not', async () => {
  const rep = await signUpRep(app);
  await seeAs(app, owner, rep);
  for (const role of ['reviewer', 'finance'] as const) {
    const { browser } = await join(role);
    await expectRefusal(seeAs(app, browser, rep), 'admin.not_permitted');
  }
  await expectRefusal(seeAs(app, owner, rep, ' '), 'request.invalid');
});

test('starting another viewing ends the one before', async () => {
  const { browser, seen } = await looking();
  const next = await seeAs(app, browser, await signUpRep(app));
  await expectRefusal(me(seen), 'viewing.ended');
  expect((await me(next)).userId).toBe(next.userId);
});

test('users find each viewing in their export: when, until when and why, and not by whom', async () => {
  const { rep, browser, seen, email } = await looking();
  expect((await exportOf(app, rep)).seenAsByTeam).toEqual([{ reason, from: seen.beganAt, until: null }]);
  await browser.call(viewingsApi.end, {});
  const again = await seeAs(app, browser, rep, 'Once more.');
  clock.goTo(again.endsAt);
  const copy = await exportOf(app, rep);
  expect(copy.seenAsByTeam).toEqual([
    { reason, from: seen.beganAt, until: expect.any(String) },
    { reason: 'Once more.', from: again.beganAt, until: again.endsAt },
  ]);
  expect(JSON.stringify(copy)).not.toContain(email);
});

test('an expired viewing is closed at its end, with one audit entry', async () => {
  const { rep, seen } = await looking();
  clock.goTo(seen.endsAt, 1 / 60);
  for (const _ of [1, 2]) await app.services.transaction(closeEndedViewings);
  const { rows } = await app.database.pool.query('select ended_at from viewings where id = $1', [seen.id]);
  expect(rows[0].ended_at.toISOString()).toBe(seen.endsAt);
  const { items } = await owner.call(userNotesApi.history, { params: { userId: rep.userId }, query: {} });
  expect(items.map(({ act }) => act)).toEqual(['user.see_as_end', 'user.see_as']);
});
