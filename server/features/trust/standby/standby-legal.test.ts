import { test } from 'vitest';
import { standbyApi } from '#contract/trust/standby.ts';
import { expectRefusal } from '#test/support/api.ts';
import { moveRep, payGigsHere } from '#test/support/engagements.ts';
import { fundedByCard, onlyWork } from '#test/support/funded.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import type { Person } from '#test/support/people.ts';
import { accept, chooseStandby, offerPlace, readOffer, standingBy } from '#test/support/standing-by.ts';

const { app, payfast } = await openPayfastApp({ work: false });
await payGigsHere(app);

const oneDay = {
  schedule: { kind: 'days' as const, dates: [dayFromNow(10)], from: '08:00', to: '17:00', breakMinutes: 60 },
};

/** Our team reviews this user again. */
const reopen = ({ userId }: Person) =>
  app.database.pool.query(
    "update user_vetting set status = 'pending', decided_at = null, decided_by = null where user_id = $1",
    [userId],
  );

async function offered() {
  const work = onlyWork(await fundedByCard(app, payfast, 1, oneDay));
  const [lindiwe] = (await standingBy(app, work, 1)) as [Person];
  await chooseStandby(work);
  await moveRep(work, 'withdraw');
  await offerPlace(work);
  return { work, lindiwe, offer: await readOffer(lindiwe) };
}

test('a rep whose approval was withdrawn can’t accept', async () => {
  const { lindiwe, offer } = await offered();
  await reopen(lindiwe);
  await expectRefusal(accept(lindiwe, offer), 'legal.review_pending');
});

test('no place of a business whose approval was withdrawn can be accepted', async () => {
  const { work, lindiwe, offer } = await offered();
  await reopen(work.business);
  await expectRefusal(accept(lindiwe, offer), 'standby.business_closed');
});

test('only an approved business signs, under the name of its account', async () => {
  const work = onlyWork(await fundedByCard(app, payfast, 1, oneDay));
  const sign = (fullName: string) =>
    work.business.call(standbyApi.choose, {
      params: { jobId: work.jobId },
      body: { automatic: true, fullName, agreed: true, phone: '031 123 4567' },
    });
  await expectRefusal(sign('Sipho Zulu'), 'legal.signature_differs');
  await sign('Nomsa Dlamini');
  await reopen(work.business);
  await expectRefusal(chooseStandby(work), 'legal.review_pending');
});
