import { expect, test } from 'vitest';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import {
  accepted,
  agree,
  fundAll,
  letTimeDecide,
  payGigsHere,
  productClock,
  startOf,
  type Working,
} from '#test/support/engagements.ts';
import { openTestApp } from '#test/support/open-apps.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const movesOf = async ({ rep, engagement }: Working) =>
  (await rep.call(engagementsApi.show, { params: { engagementId: engagement.id } })).steps.map(({ move }) => move);

test('an engagement that fails to move blocks no other and is retried', async () => {
  const [broken, sound] = [await accepted(app), await accepted(app)];
  for (const work of [broken, sound]) {
    await agree(work);
    await fundAll(app, work);
  }
  // More than the ledger holds for it can't be refunded.
  const hold = (cents: number) =>
    app.database.pool.query(
      'update milestones set held_cents = held_cents + $2, funded_cents = funded_cents + $2 where engagement_id = $1',
      [broken.engagement.id, cents],
    );
  await hold(100);
  clock.goTo(startOf(sound), -15);
  await letTimeDecide(app);
  expect((await movesOf(sound))[0]).toBe('lapse');
  expect((await movesOf(broken))[0]).toBe('fund');
  await hold(-100);
  await letTimeDecide(app);
  expect((await movesOf(broken))[0]).toBe('lapse');
});
