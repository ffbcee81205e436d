import { expect, test } from 'vitest';
import { settingNames } from '#contract/operators/settings.ts';
import { usualSettings } from '#test/support/operator-settings.ts';
import { changeText, differences, settingLabel } from './setting-words.ts';

test('a change is described in words and amounts, for every setting', () => {
  const after = { ...usualSettings, feeBasisPoints: 1_250, minimumPayoutCents: 15_000, repTrialDays: 1 };
  const told = differences(usualSettings, after).map((change) => [settingLabel(change.setting), changeText(change)]);
  expect(told).toEqual([
    ['Platform fee', '10 % → 12.5 %'],
    ['Minimum payout', 'R100 → R150'],
    ['Rep trial', '15 days → 1 day'],
  ]);
  expect(differences(usualSettings, usualSettings)).toEqual([]);
  for (const name of settingNames) expect(settingLabel(name)).not.toBe(name);
  expect(changeText({ setting: 'newerThanThisPage', before: null, after: 7 })).toBe('none → 7');
});
