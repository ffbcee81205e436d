import { expect, test } from 'vitest';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import {
  accepted,
  agree,
  checkIn,
  coming,
  endOf,
  fundAll,
  moveBusiness,
  payGigsHere,
  productClock,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const attentionOf = async ({ business }: Working) =>
  (await business.call(dashboardsApi.business, {})).attention.filter(
    ({ kind }) => kind === 'funding' || kind === 'hand_in',
  );

test('a gig not paid for yet needs the attention of its business, until it is paid or too late', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  expect(await attentionOf(work)).toEqual([]);
  const agreed = await agree(work);
  const dueAt = agreed.milestones[0]?.deadline?.at as string;
  const { jobId } = work;
  expect(await attentionOf(work)).toEqual([{ kind: 'funding', jobId, jobTitle: expect.any(String), reps: 1, dueAt }]);
  const other = await accepted(app, {}, { business: work.business, rep: await signUpRep(app) });
  await agree(other);
  await fundAll(app, work);
  expect(await attentionOf(work)).toMatchObject([{ jobId: other.jobId }]);
  clock.goTo(dueAt, 1);
  expect(await attentionOf(work)).toEqual([]);
});

test('submitted hours need its attention until they are answered', async () => {
  const work = await coming(app, clock);
  await checkIn(work);
  clock.goTo(endOf(work), 1);
  const { milestones } = await submitHours(work);
  expect(await attentionOf(work)).toEqual([
    {
      kind: 'hand_in',
      jobId: work.jobId,
      jobTitle: work.engagement.title,
      engagementId: work.engagement.id,
      repName: 'Thabo Mokoena',
      dueAt: milestones[0]?.deadline?.at,
    },
  ]);
  await moveBusiness(work, 'accept');
  expect(await attentionOf(work)).toEqual([]);
});
