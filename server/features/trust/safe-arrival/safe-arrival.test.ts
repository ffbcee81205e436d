import { expect, test } from 'vitest';
import { safeArrivalApi } from '#contract/trust/safe-arrival.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  accepted,
  agree,
  endOf,
  moveBusiness,
  payGigsHere,
  productClock,
  startOf,
  type Working,
} from '#test/support/engagements.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { changeTerms, twoDaysLater } from '#test/support/terms.ts';
import { sweepShiftLinksTask } from './tasks.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const stranger = await signUpRep(app);

const of = ({ engagement }: Working) => ({ params: { engagementId: engagement.id } });
const share = (work: Working) => work.rep.call(safeArrivalApi.share, of(work));
const look = (token: string) => stranger.call(safeArrivalApi.look, { body: { token } });

test('a link shows the place and the times of the next shift, and nothing about anyone', async () => {
  const work = await accepted(app, { locationAddress: '12 Long Street' });
  expect(await work.rep.call(safeArrivalApi.show, of(work))).toEqual({ link: null });
  const { token, day, endsAt } = await share(work);
  expect(await work.rep.call(safeArrivalApi.show, of(work))).toEqual({ link: { day, endsAt } });
  const shown = await look(token);
  expect(shown.startsAt).toBe(startOf(work));
  expect(shown.place).toContain('12 Long Street');
  expect(Object.keys(shown).toSorted()).toEqual(['endsAt', 'place', 'startsAt']);
});

test('a link ends two hours after the shift, and the next shift needs another', async () => {
  const work = await accepted(app);
  await agree(work);
  const first = await share(work);
  await app.database.pool.query(`update milestones set status = 'active', due_at = null where engagement_id = $1`, [
    work.engagement.id,
  ]);
  const { endsAt: shiftEndsAt } = await look(first.token);
  expect(Date.parse(first.endsAt) - Date.parse(shiftEndsAt)).toBe(2 * 3_600_000);
  clock.goTo(first.endsAt, -0.01);
  await look(first.token);
  clock.goTo(first.endsAt, 0.01);
  await expectRefusal(look(first.token), 'arrival.link_ended');
  expect(await work.rep.call(safeArrivalApi.show, of(work))).toEqual({ link: null });
  const second = await share(work);
  expect(second.day > first.day).toBe(true);
  clock.goTo(endOf(work), 1);
  await expectRefusal(share(work), 'arrival.no_shift');
});

test('the rep stops sharing, or replaces the link', async () => {
  const work = await accepted(app);
  const [first, second] = [await share(work), await share(work)];
  await expectRefusal(look(first.token), 'arrival.link_ended');
  await look(second.token);
  await work.rep.call(safeArrivalApi.stop, of(work));
  await work.rep.call(safeArrivalApi.stop, of(work));
  await expectRefusal(look(second.token), 'arrival.link_ended');
});

test('a link ends with its gig, and with days that have moved', async () => {
  const cancelled = await accepted(app);
  const { token } = await share(cancelled);
  await moveBusiness(cancelled, 'cancel');
  await expectRefusal(look(token), 'arrival.link_ended');

  const moved = await accepted(app);
  const before = await share(moved);
  await changeTerms(moved, { schedule: twoDaysLater() });
  await expectRefusal(look(before.token), 'arrival.link_ended');
});

test('only the rep of the gig shares it, and made-up links show nothing', async () => {
  const work = await accepted(app);
  await expectRefusal(stranger.call(safeArrivalApi.share, of(work)), 'engagement.not_found');
  await expectRefusal(stranger.call(safeArrivalApi.show, of(work)), 'engagement.not_found');
  await expectRefusal(stranger.call(safeArrivalApi.stop, of(work)), 'engagement.not_found');
  await expectRefusal(look('made-up'), 'arrival.link_ended');
});

test('an ended link is deleted, and a running one stays', async () => {
  await app.database.pool.query('delete from shift_links');
  const [first, second] = [await accepted(app), await accepted(app, { schedule: twoDaysLater() })];
  const [ended, running] = [await share(first), await share(second)];
  expect(running.endsAt > ended.endsAt).toBe(true);
  clock.goTo(ended.endsAt, 0.01);
  const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
  await sweepShiftLinksTask.run(app.services, {}, attempt);
  const { rows } = await app.database.pool.query('select engagement_id as id from shift_links');
  expect(rows).toEqual([{ id: second.engagement.id }]);
});

test('only a hash of the link is stored', async () => {
  const { token } = await share(await accepted(app));
  const { rows } = await app.database.pool.query('select * from shift_links');
  expect(JSON.stringify(rows)).not.toContain(token);
});
