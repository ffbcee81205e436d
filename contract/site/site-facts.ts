import { brand } from '../brand.ts';
import type { SiteFacts } from '../operators/settings.ts';
import { charges, monthOfTrial } from '../pricing.ts';
import { usualSupport } from '../usual-support.ts';
import { gigWordsOf } from './gig-words.ts';

const [weekdays, saturday, sunday] = usualSupport.hours;

/** Until the operator changes one. */
export const usualFacts: SiteFacts = {
  supportEmail: usualSupport.email,
  supportPhone: usualSupport.phone,
  supportWhatsapp: usualSupport.whatsapp,
  weekdayHours: weekdays.time,
  saturdayHours: saturday.time,
  sundayHours: sunday.time,
  repTrialDays: charges.rep.trialDays,
  businessTrialDays: charges.business.trialDays,
  reviewMatches: true,
  gigsPaidHere: false,
  feeBasisPoints: 1_000,
  feeBearer: 'rep',
  cardFeeBearer: 'platform',
  cardFeeBasisPoints: 350,
  cardFeeFlatCents: 200,
  minimumPayoutCents: 10_000,
};

/** On the root element of every page: the words, as JSON. */
export const factsMark = 'data-facts';

/** The same as pages print them. */
export function wordsOf(facts: SiteFacts) {
  const { supportEmail: email, supportPhone: phone, supportWhatsapp, repTrialDays: rep, businessTrialDays } = facts;
  const { timeZone, replyWithin } = usualSupport;
  const times = [facts.weekdayHours, facts.saturdayHours, facts.sundayHours];
  return {
    support: {
      ...{ email, phone, timeZone, replyWithin },
      hours: usualSupport.hours.map(({ days }, at) => ({ days: String(days), time: times[at] ?? '' })),
      drawing: drawingOf(times.map(openingOf)),
    },
    mailUrl: `mailto:${email}`,
    phoneUrl: `tel:${phone.replaceAll(' ', '')}`,
    whatsappUrl: `https://wa.me/${supportWhatsapp}`,
    trial: { rep: trialOf(rep), business: trialOf(businessTrialDays) },
    matchReview: facts.reviewMatches
      ? 'During the beta, our team approves each rep we suggest.'
      : 'Businesses see the best matches first.',
    gig: {
      ...gigWordsOf(facts),
      /** For sums that the page computes. The build has a placeholder for each, and computes none. */
      terms: {
        paidHere: facts.gigsPaidHere ? 'yes' : 'no',
        feeBasisPoints: String(facts.feeBasisPoints),
        feeBearer: facts.feeBearer as string,
      },
    },
    /** The start of a business plan. */
    planTrial: businessTrialDays === charges.business.trialDays ? monthOfTrial : trialOf(businessTrialDays).offer,
  };
}

export interface OpenHours {
  readonly opens: number;
  readonly closes: number;
}

/** `8:00-18:00` as full hours; null where it is closed. */
export function openingOf(time: string): OpenHours | null {
  const [opens = 0, closes] = time.split('-').map((clock) => Number.parseInt(clock, 10));
  return closes === undefined ? null : { opens, closes };
}

/**
 * The hours as lines that a page dots: an hour is as wide as a dot and its gap, so that ten of them, or fewer, are as far apart
 * as the days.
 */
function drawingOf(days: readonly (OpenHours | null)[]) {
  const open = days.filter((day) => day !== null);
  const from = Math.min(24, ...open.map(({ opens }) => opens));
  const hours = Math.max(from, ...open.map(({ closes }) => closes)) - from;
  const width = Math.min(16, Math.floor(1600 / Math.max(1, hours)) / 10);
  const x = (hour: number) => Math.round((32 + (hour - from) * width) * 10) / 10;
  const line = ({ opens, closes }: OpenHours) => (opens < closes ? `M${x(opens)} 0H${x(closes - 1) + 0.1}` : '');
  return {
    ...{ from: String(from), width: String(width), size: String(Math.min(9, Math.round(width * 6) / 10)) },
    all: line({ opens: from, closes: from + hours }),
    days: days.map((day) => (day ? line(day) : '')),
  };
}

/** What pages say of a trial of `count` days, which may be 0: the build contains these words, and no numbers. */
const trialOf = (count: number) => {
  const days = count === 1 ? 'day' : 'days';
  return count === 0
    ? { free: 'Paid from the first day', after: '', offer: brand.claims.promises[1] }
    : { free: `Free for ${count} ${days}`, after: ` after ${count} free ${days}`, offer: `${count}-day free trial` };
};

export type SiteWords = ReturnType<typeof wordsOf>;
