import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { matchingLimits } from '#contract/matching/options.ts';
import { suggestionsApi } from '#contract/matching/suggestions.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { keepInvitation } from '#server/features/matching/invitations/commands/invite-rep.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { matchedRep, propose } from '#test/support/matching.ts';
import { sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { changeSettings } from '#test/support/operator-settings.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { sendPushes, turnPushOn } from '#test/support/pushes.ts';

const app = await openTestApp({ work: false });
const admin = await signInAdmin(app, await makeAdmin(app));

async function suggested(state: 'proposed' | 'approved' | 'dropped' = 'approved') {
  const business = await signUpBusiness(app);
  const rep = await matchedRep(app, {
    fullName: 'Zanele Khumalo',
    skills: ['Sampling', 'WhatsApp 082 123 4567'],
    description: 'Call 0821234567',
  });
  const { id: jobId } = await postJob(business, { title: 'Sampling on Saturdays' });
  const { repId } = rep;
  await propose(app, { jobId, userId: rep.userId, state });
  const params = { jobId, repId };
  return {
    ...{ business, rep, params, jobId },
    list: () => business.call(suggestionsApi.list, { params: { jobId } }),
    invite: () => business.call(suggestionsApi.invite, { params }),
    received: async () => (await rep.call(suggestionsApi.received, { query: {} })).items,
  };
}

test('a business is shown approved reps with reasons and without contact details', async () => {
  const { list, rep } = await suggested();
  const shown = await list();
  expect(shown).toMatchObject({
    items: [{ repId: rep.repId, name: 'Zanele K.', location: 'Durban, KwaZulu-Natal', invitedAt: null }],
    waiting: false,
    invitationsLeft: matchingLimits.invitationsADay,
  });
  expect(shown.items[0]?.reasons.for).not.toEqual([]);
  for (const secret of ['Khumalo', '0821234567', '082 123 4567', rep.email, rep.userId])
    expect(JSON.stringify(shown)).not.toContain(secret);
});

test('unapproved reps are neither shown nor invited, and without the review all but dropped reps are', async () => {
  const [waiting, dropped] = [await suggested('proposed'), await suggested('dropped')];
  expect(await waiting.list()).toMatchObject({ items: [], waiting: true });
  await expectRefusal(waiting.invite(), 'invitation.not_suggested');
  const settings = (reviewMatches: boolean) => changeSettings(admin, { reviewMatches });
  await settings(false);
  expect((await waiting.list()).items).toHaveLength(1);
  expect(await dropped.list()).toMatchObject({ items: [], waiting: false });
  await settings(true);
  expect((await waiting.list()).items).toEqual([]);
});

test('an invited rep is notified once, reads the invitation, and declines without notice to the business', async () => {
  const { invite, list, received, rep, business, params, jobId } = await suggested();
  await turnPushOn(rep);
  await invite();
  await invite();
  await sendPendingNews(app);
  const pushed = (await sendPushes(app)).map(({ notification }) => notification.title);
  expect(pushed).toEqual(['Ubuntu Foods invites you to apply for Sampling on Saturdays']);
  const { items } = await rep.call(notificationsApi.list, { query: {} });
  expect(items.filter(({ kind }) => kind === 'job.invited')).toHaveLength(1);
  expect(await received()).toMatchObject([{ job: { id: jobId }, answer: null }]);
  const before = (await list()).items[0];
  expect(before?.invitedAt).not.toBeNull();
  await rep.call(suggestionsApi.decline, { params: { jobId } });
  expect(await received()).toMatchObject([{ answer: 'declined' }]);
  expect((await list()).items[0]).toEqual(before);
  await business.call(suggestionsApi.cancelInvitation, { params });
  expect(await received()).toEqual([]);
  expect((await list()).items[0]?.invitedAt).toBeNull();
});

test('applying answers an invitation, which then cannot be withdrawn', async () => {
  const { invite, received, rep, business, params, jobId, list } = await suggested();
  await invite();
  await apply(rep, jobId);
  expect(await received()).toMatchObject([{ answer: 'applied' }]);
  await expectRefusal(business.call(suggestionsApi.cancelInvitation, { params }), 'invitation.answered');
  await expectRefusal(rep.call(suggestionsApi.decline, { params: { jobId } }), 'invitation.answered');
  expect((await list()).items).toEqual([]);
});

test('invitations have a daily limit, which includes withdrawn ones', async () => {
  const { invite, business, params, list } = await suggested();
  await invite();
  await business.call(suggestionsApi.cancelInvitation, { params });
  expect((await list()).invitationsLeft).toBe(matchingLimits.invitationsADay - 1);
  const others = await Promise.all(Array.from({ length: 5 }, () => matchedRep(app)));
  await app.database.pool.query(
    `insert into match_invitations (job_id, rep_id, business_id, invited_at)
     select j.id, r.id, mine.business_id, now() from jobs mine, jobs j, rep_profiles r
     where mine.id = $1 and r.id = any($2) and (j.id, r.id) <> (mine.id, $3) limit $4`,
    [params.jobId, others.map(({ repId }) => repId), params.repId, matchingLimits.invitationsADay - 1],
  );
  expect((await list()).invitationsLeft).toBe(0);
  const { rep, ...other } = await suggested();
  await propose(app, { jobId: params.jobId, userId: rep.userId, state: 'approved' });
  const repId = other.params.repId;
  await expectRefusal(
    business.call(suggestionsApi.invite, { params: { jobId: params.jobId, repId } }),
    'invitation.daily_allowance',
  );
});

test('inviting again on another day counts for that day, and a business that knows the rep can still invite', async () => {
  const { invite, business, params, list, received } = await suggested();
  await invite();
  await business.call(suggestionsApi.cancelInvitation, { params });
  await app.database.pool.query(
    "update match_invitations set invited_at = invited_at - interval '2 days' where rep_id = $1",
    [params.repId],
  );
  expect((await list()).invitationsLeft).toBe(matchingLimits.invitationsADay);
  await invite();
  expect((await list()).invitationsLeft).toBe(matchingLimits.invitationsADay - 1);
  await business.call(suggestionsApi.cancelInvitation, { params });
  expect(await received()).toEqual([]);
  await app.services.transaction((tx) => keepInvitation(tx, params));
  expect(await received()).toHaveLength(1);
});

test('inviting back a rep who worked for the business does not count towards the limit', async () => {
  const { params, list } = await suggested();
  await app.database.pool.query('insert into job_invitations (job_id, rep_id) values ($1, $2)', [
    params.jobId,
    params.repId,
  ]);
  await app.services.transaction((tx) => keepInvitation(tx, params));
  expect(await list()).toMatchObject({
    items: [{ invitedAt: expect.any(String) }],
    invitationsLeft: matchingLimits.invitationsADay,
  });
});

test('suspended, unvetted and blocked reps are not shown any more', async () => {
  for (const away of [
    (userId: string) =>
      app.database.pool.query(
        'update match_reps m set is_open = false from rep_profiles r where r.id = m.rep_id and r.user_id = $1',
        [userId],
      ),
    (userId: string, ownerId: string) =>
      app.database.pool.query(
        'insert into message_blocks (blocker_id, blocked_id, created_at) values ($2, $1, now())',
        [userId, ownerId],
      ),
    (userId: string) =>
      app.database.pool.query(
        'update match_reps m set access_until = now() from rep_profiles r where r.id = m.rep_id and r.user_id = $1',
        [userId],
      ),
  ]) {
    const { list, invite, rep, business } = await suggested();
    expect((await list()).items).toHaveLength(1);
    await away(rep.userId, business.userId);
    expect((await list()).items).toEqual([]);
    await expectRefusal(invite(), 'invitation.not_suggested');
  }
});

test('a rep who withdrew is not suggested to the business again', async () => {
  const { invite, list, rep, jobId } = await suggested();
  const { id: applicationId } = await apply(rep, jobId);
  await expectRefusal(invite(), 'invitation.already_applied');
  await rep.call(applicationsApi.withdraw, { params: { applicationId } });
  expect((await list()).items).toEqual([]);
  await expectRefusal(invite(), 'invitation.not_suggested');
});
