import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { payGigsHere } from '#test/support/engagements.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { outcomes, tally } from '#test/support/outcomes.ts';
import {
  acceptOf,
  answersOf,
  expire,
  gigsOf,
  invitationTo,
  nextGig,
  rehiresOf,
  send,
  teamOf,
  withdrawOf,
} from '#test/support/rehiring.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);

test('a double click sends once', async () => {
  const team = await teamOf(app, 2);
  const job = await nextGig(team);
  const key = randomUUID();
  const answerBy = new Date(Date.now() + 48 * 3_600_000).toISOString();
  expect(await tally([1, 2, 3].map(() => send(team, { job, key, answerBy })))).toEqual({ done: 3, refused: [] });
  expect(await rehiresOf(team)).toHaveLength(1);
});

test('of two tabs one sends, and no rep is asked twice', async () => {
  const team = await teamOf(app, 2);
  const jobs = await Promise.all([nextGig(team), nextGig(team, { title: 'The same day' }), nextGig(team)]);
  expect(await tally(jobs.map((job) => send(team, { job })))).toEqual({
    done: 1,
    refused: ['rehire.conflicts', 'rehire.conflicts'],
  });
  expect(await rehiresOf(team)).toHaveLength(1);
  const { items } = await team.business.call(ownJobsApi.list, { query: {} });
  // One for each rep before, and the one that was sent.
  expect(items).toHaveLength(3);
});

test('of two tabs that invite a rep to two open jobs at the same hours, one sends', async () => {
  for (let round = 0; round < 3; round++) {
    const team = await teamOf(app, 1);
    const { input } = await nextGig(team);
    const posted = [
      await postJob(team.business, input),
      await postJob(team.business, { ...input, title: 'Beside it' }),
    ];
    const sent = posted.map(({ id: jobId }) => send(team, { job: { kind: 'open', jobId } }));
    expect(await tally(sent)).toEqual({ done: 1, refused: ['rehire.conflicts'] });
  }
});

test('of five who accept two places at the same moment, two get them', async () => {
  const team = await teamOf(app, 5);
  const { jobId } = await send(team);
  const offers = await Promise.all(team.reps.map(invitationTo));
  const answers = team.reps.map((rep, at) => acceptOf(rep, offers[at] as (typeof offers)[number]));
  expect((await tally(answers)).done).toBe(2);
  expect(await gigsOf(team, jobId)).toHaveLength(2);
  expect(await answersOf(team)).toEqual(['accepted', 'accepted', 'withdrawn', 'withdrawn', 'withdrawn']);
});

test('a rep accepts while the business withdraws: one of them wins', async () => {
  for (let round = 0; round < 3; round++) {
    const team = await teamOf(app, 1);
    const [rep] = team.reps;
    if (!rep) throw new Error('The team has one rep.');
    const { jobId } = await send(team);
    const offer = await invitationTo(rep);
    const [acceptance, withdrawal] = await outcomes([acceptOf(rep, offer), withdrawOf(team, offer), expire(app)]);
    expect([acceptance, withdrawal].toSorted()).toEqual([null, 'rehire.over'].toSorted());
    expect(await answersOf(team)).toEqual([acceptance === null ? 'accepted' : 'withdrawn']);
    expect(await gigsOf(team, jobId)).toHaveLength(acceptance === null ? 1 : 0);
  }
});
