import { expect, test } from 'vitest';
import { reliabilityAppealsApi } from '#contract/trust/reliability-appeals.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { accepted, agree, fundAll, moveRep, payGigsHere, productClock, startOf } from '#test/support/engagements.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { reliabilityOfRep } from '#test/support/reliability.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const [first, second] = [await signInAdmin(app, await makeAdmin(app)), await signInAdmin(app, await makeAdmin(app))];
const body = { words: 'I was ill, and I told them.' };

/** A rep who cancelled three hours before the start, and that entry. */
async function cancelledLate() {
  clock.goTo(new Date());
  const work = await accepted(app);
  await agree(work);
  await fundAll(app, work);
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  clock.goTo(startOf(work), -3);
  await moveRep(work, 'withdraw');
  const { entries } = await reliabilityOfRep(app, work.rep);
  const [answered, entry] = entries;
  if (!answered || !entry) throw new Error('There are no entries.');
  const appeal = (entryId = entry.id) => work.rep.call(reliabilityAppealsApi.asRep, { params: { entryId }, body });
  return { ...work, answered, entry, appeal };
}

const openAppeals = async (admin: typeof first) =>
  (await admin.call(reliabilityAppealsApi.list, { query: { list: 'open' } })).items;

const decide = (admin: typeof first, appealId: string, outcome: 'kept' | 'struck') =>
  admin.call(reliabilityAppealsApi.decide, {
    params: { appealId },
    body: { outcome, reason: 'We read the messages.' },
  });

test('an entry that costs points is appealed once at a time, by its own user', async () => {
  const { rep, answered, appeal } = await cancelledLate();
  const other = await cancelledLate();
  await expectRefusal(appeal(answered.id), 'reliability.not_against');
  await expectRefusal(appeal(other.entry.id), 'reliability.not_found');
  await appeal();
  await expectRefusal(appeal(), 'reliability.already_appealed');
  const { entries } = await reliabilityOfRep(app, rep);
  expect(entries.at(-1)).toMatchObject({ appeal: { words: body.words, decision: null }, mayAppeal: false });
  for (const { id } of await openAppeals(first)) await decide(first, id, 'kept');
});

test('a struck entry no longer counts, and its user reads why', async () => {
  const { rep, appeal } = await cancelledLate();
  expect(await reliabilityOfRep(app, rep)).toMatchObject({ lostPoints: 12 });
  await appeal();
  const [open] = await openAppeals(first);
  expect(open).toMatchObject({ round: 1, side: 'rep', words: body.words, mayDecide: true });
  await decide(first, open?.id ?? '', 'struck');
  await expectRefusal(decide(second, open?.id ?? '', 'kept'), 'reliability_appeal.decided');
  const after = await reliabilityOfRep(app, rep);
  expect(after).toMatchObject({ lostPoints: 0, record: { cancelledLate: 0 } });
  expect(after.entries.at(-1)).toMatchObject({
    struck: true,
    mayAppeal: false,
    appeal: { decision: { outcome: 'struck' } },
  });
  await expectRefusal(appeal(), 'reliability.already_appealed');
});

test('after a declined appeal another admin takes a second look, and then it is final', async () => {
  const { rep, appeal } = await cancelledLate();
  await appeal();
  await decide(first, (await openAppeals(first))[0]?.id ?? '', 'kept');
  expect((await reliabilityOfRep(app, rep)).entries.at(-1)).toMatchObject({ struck: false, mayAppeal: true });
  await appeal();
  const [again] = await openAppeals(first);
  expect(again).toMatchObject({ round: 2, mayDecide: false });
  await expectRefusal(decide(first, again?.id ?? '', 'struck'), 'reliability_appeal.another_admin');
  expect((await openAppeals(second))[0]).toMatchObject({ mayDecide: true });
  await decide(second, again?.id ?? '', 'kept');
  await expectRefusal(appeal(), 'reliability.already_appealed');
  expect(await reliabilityOfRep(app, rep)).toMatchObject({ lostPoints: 12 });
});
