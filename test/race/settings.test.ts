import { expect, test } from 'vitest';
import { settingsApi } from '#contract/operators/settings.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { tally } from '#test/support/outcomes.ts';

const [first, second] = await openTwoTestApps({ work: false });
const [one, other] = [
  await signInAdmin(first, await makeAdmin(first)),
  await signInAdmin(second, await makeAdmin(first)),
];

test('of many concurrent saves of the settings one succeeds, and all others get a conflict', async () => {
  const { version } = await one.call(settingsApi.show, {});
  const saved = await tally(
    Array.from({ length: 12 }, (_, turn) =>
      (turn % 2 === 0 ? one : other).call(settingsApi.edit, { body: { version, policyReportDays: 40 + turn } }),
    ),
  );
  expect(saved).toEqual({ done: 1, refused: Array(11).fill('settings.changed_meanwhile') });
  expect((await one.call(settingsApi.show, {})).version).toBe(version + 1);
  expect((await other.call(settingsApi.changes, { query: {} })).items).toHaveLength(1);
});
