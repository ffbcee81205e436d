import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { expectRefusal } from '#test/support/api.ts';
import { payGigsHere } from '#test/support/engagements.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { acceptOf, gigsOf, invitationTo, nextGig, rehiresOf, send, teamOf } from '#test/support/rehiring.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const { pool } = app.database;

async function invited() {
  const team = await teamOf(app, 1);
  const [rep] = team.reps;
  if (!rep) throw new Error('The team has one rep.');
  const { jobId } = await send(team);
  return { team, rep, jobId, offer: await invitationTo(rep) };
}

// As in the moment before the suspension ends the invitations and the sessions.
const ban = (userId: string) => pool.query(`update users set banned_until = 'infinity' where id = $1`, [userId]);

test('a rep can’t accept an invitation of a business that isn’t approved any more', async () => {
  const { team, rep, jobId, offer } = await invited();
  await pool.query(`update user_vetting set status = 'rejected' where user_id = $1`, [team.business.userId]);
  await expectRefusal(acceptOf(rep, offer), 'rehire.business_closed');
  expect(await gigsOf(team, jobId)).toEqual([]);
});

test('a rep can’t accept while the suspension of the business is under way', async () => {
  const { team, rep, offer } = await invited();
  await ban(team.business.userId);
  await expectRefusal(acceptOf(rep, offer), 'rehire.business_closed');
});

test('a rep can’t accept while their own suspension is under way', async () => {
  const { team, rep, jobId, offer } = await invited();
  await ban(rep.userId);
  await expectRefusal(acceptOf(rep, offer), 'account.suspended');
  expect(await gigsOf(team, jobId)).toEqual([]);
});

test('a business can’t invite a team while its suspension is under way', async () => {
  const team = await teamOf(app, 1);
  const job = await nextGig(team);
  const { id: jobId } = await postJob(team.business, { ...job.input, title: 'Open already' });
  await ban(team.business.userId);
  await expectRefusal(send(team, { job }), 'account.suspended');
  await expectRefusal(send(team, { job: { kind: 'open', jobId } }), 'account.suspended');
});

test('no team is invited to a job without a place, and no rep accepts one', async () => {
  const { team, rep, offer } = await invited();
  const { input } = await nextGig(team, { title: 'One place', positions: 1 });
  const { id: jobId } = await postJob(team.business, input);
  const { id: applicationId } = await apply(await signUpRep(app), jobId);
  await team.business.call(applicationsApi.accept, { params: { applicationId }, body: { note: null } });
  await expectRefusal(send(team, { job: { kind: 'open', jobId } }), 'rehire.no_room');
  expect(await rehiresOf(team)).toHaveLength(1);
  const { id: other } = await apply(await signUpRep(app), offer.jobId);
  await team.business.call(applicationsApi.accept, { params: { applicationId: other }, body: { note: null } });
  await pool.query('update jobs set positions = 1 where id = $1', [offer.jobId]);
  await expectRefusal(acceptOf(rep, offer), 'rehire.place_taken');
});
