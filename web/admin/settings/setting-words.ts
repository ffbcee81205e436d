import type { SettingName, Settings, SettingsChange } from '#contract/operators/settings.ts';
import { formatRand } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';

type Value = SettingsChange['changes'][number]['after'];

interface Words {
  readonly label: string;
  readonly show: (value: Value) => string;
}

const plain = (value: Value) => (value === null || value === '' ? 'none' : String(value));
const onOff = (value: Value) => (value ? 'on' : 'off');
const percent = (value: Value) => `${Number(value) / 100} %`;
const rand = (value: Value) => formatRand(Number(value));
const days = (value: Value) => `${value} ${value === 1 ? 'day' : 'days'}`;
const moment = (value: Value) => (value === null ? 'none' : formatDateTime(String(value)));
const bearer = (value: Value) => `the ${value}`;

const words: Readonly<Record<SettingName, Words>> = {
  repsPayNothing: { label: 'Reps pay nothing', show: onOff },
  vatNumber: { label: 'VAT number', show: plain },
  gigsPaidHere: { label: 'Payments for gigs', show: onOff },
  feeBasisPoints: { label: 'Platform fee', show: percent },
  feeBearer: { label: 'Who pays the fee', show: bearer },
  cardFeeBearer: { label: 'Who pays the card provider’s fee', show: bearer },
  cardFeeBasisPoints: { label: 'Card fee, percentage', show: percent },
  cardFeeFlatCents: { label: 'Card fee, fixed amount', show: rand },
  minimumPayoutCents: { label: 'Minimum payout', show: rand },
  repTrialDays: { label: 'Rep trial', show: days },
  businessTrialDays: { label: 'Business trial', show: days },
  auditDays: { label: 'Audit log retention', show: days },
  impressionDays: { label: 'Retention of reps shown to businesses', show: days },
  readNotificationDays: { label: 'Read notifications retention', show: days },
  notificationDays: { label: 'Notifications retention', show: days },
  policyReportDays: { label: 'Browser security reports retention', show: days },
  noticeText: { label: 'Notice', show: (value) => (value === null ? 'none' : `“${value}”`) },
  noticeFrom: { label: 'Notice from', show: moment },
  noticeUntil: { label: 'Notice until', show: moment },
  supportEmail: { label: 'Support email', show: plain },
  supportPhone: { label: 'Support phone', show: plain },
  supportWhatsapp: { label: 'WhatsApp number', show: plain },
  weekdayHours: { label: 'Hours from Monday to Friday', show: plain },
  saturdayHours: { label: 'Hours on Saturday', show: plain },
  sundayHours: { label: 'Hours on Sunday', show: plain },
  coursesOn: { label: 'Training courses', show: onOff },
  giftsOn: { label: 'Courses from businesses', show: onOff },
  attachmentsOn: { label: 'Files and cards in messages', show: onOff },
  suggestionsOn: { label: 'Suggested reps', show: onOff },
  reviewMatches: { label: 'Review matches', show: onOff },
};

const wordsOf = (setting: string): Words => words[setting as SettingName] ?? { label: setting, show: plain };

export const settingLabel = (setting: string): string => wordsOf(setting).label;

/** "R100 → R150". */
export function changeText({ setting, before, after }: SettingsChange['changes'][number]): string {
  const { show } = wordsOf(setting);
  return `${show(before)} → ${show(after)}`;
}

/** Differences between two versions of the settings. */
export const differences = (before: Settings, after: Settings): SettingsChange['changes'] =>
  (Object.keys(words) as SettingName[]).flatMap((setting) =>
    before[setting] === after[setting] ? [] : [{ setting, before: before[setting], after: after[setting] }],
  );
