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
    description:
      'Every rep gets access to the portal, and all prices for reps disappear from the site within a second.',
    confirmLabel: 'Charge reps nothing',
  },
  charged: {
    title: 'Charge reps again?',
    description: 'Prices for reps are shown again. Reps without a subscription whose trial has ended are asked to pay.',
    confirmLabel: 'Charge reps again',
  },
} as const satisfies Record<string, Question>;

const gigs = {
  here: {
    title: 'Take payments for gigs?',
    description:
      'From now on businesses pay before a gig starts, and we hold that money until the hours are approved. Holding other people’s money may need a licence, or a partner who has one. Ask your lawyer first.',
    confirmLabel: 'Take payments',
  },
  elsewhere: {
    title: 'Stop taking payments for gigs?',
    description:
      'Reps accepted from now on settle their pay with the business directly. Gigs agreed before are still paid for here.',
    confirmLabel: 'Stop taking payments',
  },
} as const satisfies Record<string, Question>;

const unreviewed: Question = {
  title: 'Suggest reps without a review?',
  description:
    'Businesses immediately see every match that the team hasn’t dropped. Our pages say that the team reviews every match, so change them first.',
  confirmLabel: 'Suggest without review',
};

/** What holds from when, for each amount, number of days and part of a payment. */
const from: Readonly<Partial<Record<string, string>>> = {
  vatNumber: 'Applies to new receipts. Existing receipts stay as they are.',
  feeBasisPoints: 'Applies to new agreements. Existing agreements keep their fee.',
  feeBearer: 'Applies to new agreements. In existing agreements the same side pays the fee.',
  cardFeeBearer: 'Applies to agreements paid from now on.',
  cardFeeBasisPoints: 'Applies to agreements paid from now on.',
  cardFeeFlatCents: 'Applies to agreements paid from now on.',
  minimumPayoutCents: 'Applies to payouts requested from now on.',
  repTrialDays: 'Applies to new accounts. Our pages and new agreements show it immediately.',
  businessTrialDays: 'Applies to new accounts. Our pages and new agreements show it immediately.',
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
            title: 'Switch off?',
            description: `Off for all users within a second: ${switchedOff.map(({ setting }) => settingLabel(setting)).join(', ')}. Users keep what they have.`,
            confirmLabel: 'Switch off',
          },
        ]),
    ...(gone.length === 0
      ? []
      : [
          {
            title: 'Keep records for less time?',
            description: `${gone.map((change) => `${settingLabel(change.setting)}: ${changeText(change)}.`).join(' ')} Older records are deleted tonight and can’t be restored.`,
            confirmLabel: 'Shorten retention',
          },
        ]),
  ];
}
