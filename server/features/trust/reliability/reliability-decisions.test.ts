import { expect, test } from 'vitest';
import { disputeReviewApi } from '#contract/engagements/dispute-review.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { reliabilityAppealsApi } from '#contract/trust/reliability-appeals.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import {
  acceptDecision,
  checkIn,
  coming,
  endOf,
  moveBusiness,
  payGigsHere,
  productClock,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { reliabilityOfBusiness, reliabilityOfRep } from '#test/support/reliability.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const [first, second] = [await signInAdmin(app, await makeAdmin(app)), await signInAdmin(app, await makeAdmin(app))];

/** Disputed by the business, and decided for it. */
async function lost(): Promise<Working> {
  const work = await coming(app, clock);
  await checkIn(work);
  clock.goTo(endOf(work));
  await submitHours(work);
  await moveBusiness(work, 'dispute');
  await decide(first, work, 0, 1);
  return work;
}

const on = ({ engagement }: Working) => ({
  params: { engagementId: engagement.id },
  milestoneId: engagement.milestones[0]?.id ?? '',
});

function decide(admin: typeof first, work: Working, repCents: number, seen: number) {
  const { params, milestoneId } = on(work);
  const body = { milestoneId, repCents, reason: 'By the records.', seen };
  return admin.call(disputeReviewApi.decide, { params, body });
}

const endings = async ({ rep, business }: Working) =>
  [...(await reliabilityOfRep(app, rep)).entries, ...(await reliabilityOfBusiness(app, business)).entries]
    .map(({ kind }) => kind)
    .filter((kind) => kind === 'rep_lost' || kind === 'business_lost');

test('a decision counts once it is carried out, and its admin decides no appeal against that entry', async () => {
  const work = await lost();
  expect(await endings(work)).toEqual([]);
  await acceptDecision(work);
  expect(await endings(work)).toEqual(['rep_lost']);
  const { entries } = await reliabilityOfRep(app, work.rep);
  const entryId = entries.find(({ kind }) => kind === 'rep_lost')?.id ?? '';
  await work.rep.call(reliabilityAppealsApi.asRep, { params: { entryId }, body: { words: 'I was there.' } });
  const ofAdmin = async (admin: typeof first) =>
    (await admin.call(reliabilityAppealsApi.list, { query: { list: 'open' } })).items.find(
      ({ entry }) => entry.gig.engagementId === work.engagement.id,
    );
  expect(await ofAdmin(first)).toMatchObject({ mayDecide: false });
  expect(await ofAdmin(second)).toMatchObject({ mayDecide: true });
});

test('of a decision that is changed on appeal only the final one counts', async () => {
  const work = await lost();
  const { params, milestoneId } = on(work);
  await work.rep.call(disputesApi.appealDecision, { params, body: { milestoneId, reason: 'I was there.' } });
  expect(await endings(work)).toEqual([]);
  await decide(second, work, 190_000, 2);
  expect(await endings(work)).toEqual(['business_lost']);
});
