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
      'All reps will get access to the portal, and the site will stop showing prices to reps within a second.',
    confirmLabel: 'Charge reps nothing',
  },
  charged: {
    title: 'Charge reps again?',
    description:
      'The site will show prices to reps again. Reps without a subscription must subscribe once their trial has ended.',
    confirmLabel: 'Charge reps again',
  },
} as const satisfies Record<string, Question>;

const gigs = {
  here: {
    title: 'Take payments for gigs?',
    description:
      'Businesses will pay before a gig starts, and we’ll hold that money until the hours are approved. Holding other people’s money may need a licence, or a partner who has one. Ask your lawyer first.',
    confirmLabel: 'Take payments',
  },
  elsewhere: {
    title: 'Stop taking payments for gigs?',
    description:
      'For new gigs, reps and businesses will settle the pay directly. Gigs already agreed will still be paid for here.',
    confirmLabel: 'Stop taking payments',
  },
} as const satisfies Record<string, Question>;

const unreviewed: Question = {
  title: 'Suggest reps without a review?',
  description:
    'Businesses will immediately see every match the team hasn’t dropped. Our public pages will no longer say that our team approves them.',
  confirmLabel: 'Suggest without review',
};

/** When a changed amount, percentage or number of days takes effect. */
const from: Readonly<Partial<Record<string, string>>> = {
  vatNumber: 'Applies to new receipts. Existing receipts stay as they are.',
  feeBasisPoints: 'Applies to new agreements. Existing agreements keep their fee.',
  feeBearer: 'Applies to new agreements. In existing agreements the same side pays the fee.',
  cardFeeBearer: 'Applies to future payments.',
  cardFeeBasisPoints: 'Applies to future payments.',
  cardFeeFlatCents: 'Applies to future payments.',
  minimumPayoutCents: 'Applies to future payout requests.',
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

/** The text of a proposal to change money settings; null if none changes. */
export function moneyProposal(before: Settings, after: Settings): string | null {
  const money = differences(before, after).filter(({ setting }) => isOfMoney(setting as SettingName));
  if (money.length === 0) return null;
  const each = money.map((change) =>
    `${settingLabel(change.setting)}: ${changeText(change)}. ${from[change.setting] ?? ''}`.trim(),
  );
  return `A second admin must approve this. Nothing will change until then. ${each.join(' ')}`;
}

/** Confirmations for changes that affect many users or can't be undone. */
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
            title: 'Turn off these features?',
            description: `All users will lose these features within a second: ${switchedOff.map(({ setting }) => settingLabel(setting)).join(', ')}. They’ll keep what they already have.`,
            confirmLabel: 'Turn off features',
          },
        ]),
    ...(gone.length === 0
      ? []
      : [
          {
            title: 'Keep records for less time?',
            description: `${gone.map((change) => `${settingLabel(change.setting)}: ${changeText(change)}.`).join(' ')} We’ll delete older records tonight, and they can’t be restored.`,
            confirmLabel: 'Shorten retention',
          },
        ]),
  ];
}
