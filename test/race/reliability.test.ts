import { expect, test } from 'vitest';
import { reliabilityAppealsApi } from '#contract/trust/reliability-appeals.ts';
import { reliabilityExcusesApi } from '#contract/trust/reliability-excuses.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { accepted, agree, fundAll, moveRep, payGigsHere, productClock, startOf } from '#test/support/engagements.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { tally } from '#test/support/outcomes.ts';
import { reliabilityOfRep } from '#test/support/reliability.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const [first, second] = [await signInAdmin(app, await makeAdmin(app)), await signInAdmin(app, await makeAdmin(app))];
const rounds = 6;

async function cancelledLate() {
  clock.goTo(new Date());
  const work = await accepted(app);
  await agree(work);
  await fundAll(app, work);
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  await moveRep(work, 'withdraw');
  const entryId = (await reliabilityOfRep(app, work.rep)).entries.at(-1)?.id ?? '';
  const appeal = () =>
    work.rep.call(reliabilityAppealsApi.asRep, { params: { entryId }, body: { words: 'I was ill.' } });
  const excuse = () =>
    work.business.call(reliabilityExcusesApi.accept, { params: { entryId }, body: { reason: 'Ill.' } });
  return { ...work, entryId, appeal, excuse };
}

const openAppeal = async () => (await first.call(reliabilityAppealsApi.list, { query: {} })).items[0]?.id ?? '';

const decide = (admin: typeof first, appealId: string, outcome: 'kept' | 'excused' | 'struck') =>
  admin.call(reliabilityAppealsApi.decide, { params: { appealId }, body: { outcome, reason: 'We checked.' } });

test('of four concurrent appeals of an entry one is stored', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { appeal } = await cancelledLate();
    const { done, refused } = await tally([appeal(), appeal(), appeal(), appeal()]);
    expect({ done, refused }).toEqual({ done: 1, refused: Array(3).fill('reliability.already_appealed') });
    await decide(first, await openAppeal(), 'kept');
  }
});

test('of two admins who decide an appeal at the same moment one does', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { rep, appeal } = await cancelledLate();
    await appeal();
    const appealId = await openAppeal();
    const { done, refused } = await tally([decide(first, appealId, 'kept'), decide(second, appealId, 'struck')]);
    expect({ done, refused }).toEqual({ done: 1, refused: ['reliability_appeal.decided'] });
    const { entries, lostPoints } = await reliabilityOfRep(app, rep);
    expect(lostPoints === 0).toBe(entries.at(-1)?.struck);
  }
});

test('an entry that the business and our team excuse at the same moment is excused once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { rep, appeal, excuse } = await cancelledLate();
    await appeal();
    const appealId = await openAppeal();
    const { done, refused } = await tally([excuse(), excuse(), decide(first, appealId, 'excused')]);
    expect(done).toBe(1);
    expect(refused.every((code) => code === 'reliability.excused')).toBe(true);
    expect(await reliabilityOfRep(app, rep)).toMatchObject({ lostPoints: 0 });
    const left = await openAppeal();
    if (left) await decide(first, left, 'kept');
  }
});
