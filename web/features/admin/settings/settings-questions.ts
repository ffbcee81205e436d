import { isOfMoney, type SettingName, type Settings } from '#contract/operators/settings.ts';
import { changeText, differences, settingLabel } from './setting-words.ts';

interface Question {
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
}

const reps = {
  free: {
    title: 'Charge reps nothing?',
    description: 'The portal opens to every rep, and every price for reps goes from the site. It takes a second.',
    confirmLabel: 'Charge reps nothing',
  },
  charged: {
    title: 'Charge reps again?',
    description:
      'Prices for reps are shown again. Reps whose trial is over and who have no subscription are asked to pay.',
    confirmLabel: 'Charge reps again',
  },
} as const satisfies Record<string, Question>;

const gigs = {
  here: {
    title: 'Have gigs paid for here?',
    description:
      'From now on a business pays before the work begins, and that money belongs to others until the work is done. Holding other people’s money may need a licence, or a partner who has one: ask your lawyer first.',
    confirmLabel: 'Have gigs paid for here',
  },
  elsewhere: {
    title: 'No longer have gigs paid for here?',
    description:
      'Whoever is accepted from now on settles the pay with the business themselves. Work that was agreed before is still funded, done and paid out here.',
    confirmLabel: 'Leave the pay to them',
  },
} as const satisfies Record<string, Question>;

const unreviewed: Question = {
  title: 'Suggest reps without a person looking?',
  description:
    'Businesses are at once suggested everybody whom nobody dropped. Our pages say that the team reviews every match: change them first.',
  confirmLabel: 'Suggest them at once',
};

/** What holds from when, for each amount, number of days and part of a payment. */
const from: Readonly<Partial<Record<string, string>>> = {
  vatNumber: 'Receipts from now on say so; those that were made stay as they are.',
  feeBasisPoints: 'It holds for agreements from now on: those that are made keep their fee.',
  feeBearer: 'It holds for agreements from now on: those that are made keep who bears it.',
  cardFeeBearer: 'It holds for agreements that are paid for from now on.',
  cardFeeBasisPoints: 'It holds for agreements that are paid for from now on.',
  cardFeeFlatCents: 'It holds for agreements that are paid for from now on.',
  minimumPayoutCents: 'It holds for payouts that are asked for from now on.',
  repTrialDays:
    'It holds for accounts that are made from now on. Our pages and the agreement that is signed next state it at once.',
  businessTrialDays:
    'It holds for accounts that are made from now on. Our pages and the agreement that is signed next state it at once.',
};

const shorter = [
  'auditDays',
  'impressionDays',
  'readNotificationDays',
  'notificationDays',
  'policyReportDays',
] as const;

const features = ['coursesOn', 'giftsOn', 'attachmentsOn', 'suggestionsOn'] as const;

/** What a proposal to change money settings says; null where none changes. */
export function moneyProposal(before: Settings, after: Settings): string | null {
  const money = differences(before, after).filter(({ setting }) => isOfMoney(setting as SettingName));
  if (money.length === 0) return null;
  const each = money.map((change) =>
    `${settingLabel(change.setting)}: ${changeText(change)}. ${from[change.setting] ?? ''}`.trim(),
  );
  return `A second admin must approve this. Nothing changes until then. ${each.join(' ')}`;
}

/** What is asked before one that many feel or that nobody can take back. */
export function questionsOf(before: Settings, after: Settings): readonly Question[] {
  const changes = differences(before, after);
  const gone = changes.filter(({ setting }) => shorter.some((name) => name === setting && after[name] < before[name]));
  const switchedOff = changes.filter(({ setting, after: to }) => features.some((name) => name === setting) && !to);
  return [
    ...(after.repsPayNothing === before.repsPayNothing ? [] : [reps[after.repsPayNothing ? 'free' : 'charged']]),
    ...(after.gigsPaidHere === before.gigsPaidHere ? [] : [gigs[after.gigsPaidHere ? 'here' : 'elsewhere']]),
    ...(before.reviewMatches && !after.reviewMatches ? [unreviewed] : []),
    ...(switchedOff.length === 0
      ? []
      : [
          {
            title: 'Switch it off?',
            description: `Off for everybody within a second: ${switchedOff.map(({ setting }) => settingLabel(setting)).join(', ')}. What people have stays theirs.`,
            confirmLabel: 'Switch it off',
          },
        ]),
    ...(gone.length === 0
      ? []
      : [
          {
            title: 'Keep less?',
            description: `${gone.map((change) => `${settingLabel(change.setting)}: ${changeText(change)}.`).join(' ')} What is older is deleted tonight, and does not come back.`,
            confirmLabel: 'Keep less',
          },
        ]),
  ];
}
