import { engagementLimits, engagementTimes, noticeShares } from '#contract/agreed-terms.ts';
import { brand } from '#contract/brand.ts';
import { saleLimits } from '#contract/engagements/sales-options.ts';
import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { endsNextDay } from '#contract/jobs/shift-hours.ts';
import { mostForSales } from '#domain/engagements/commission.ts';
import { isNightWork } from '#domain/labour/night-work.ts';
import { marksOf } from '#domain/labour/work-marks.ts';
import { formatRand } from '#domain/shared/rand.ts';
import { describeMark, whomMarksConcern } from '#texts/labour/work-marks.ts';
import { type Deal, dealMoney, longDay, oneLine, percent, weekLines } from './describe-deal.ts';

type Section = readonly [heading: string, ...clauses: readonly string[]];

const times = engagementTimes;
const share = (part: number) => `${Math.round(part * 100)} % of the time left until the start`;
const hours = (count: number) => `${count} hours`;

function daysAndHours(deal: Deal): Section {
  const { schedule } = deal;
  const { days, minutesADay } = deal.time ?? { days: [], minutesADay: 0 };
  if (schedule === null || days.length === 0)
    return [
      'Days and hours',
      'The days are not set yet. The business sets them, with the hours, in a new version of these terms. Until then the sales rep cannot sign, and neither side owes anything.',
    ];
  const pause = schedule.breakMinutes === 0 ? 'no unpaid break' : `an unpaid break of ${schedule.breakMinutes} minutes`;
  const travel = schedule.travelMinutes
    ? ` Each day asks for ${schedule.travelMinutes} minutes of travel outside these hours. The pay is for them too.`
    : '';
  return [
    'Days and hours',
    `The gig is on ${days.length === 1 ? 'one day' : `${days.length} days`}: ${days.map(longDay).join('; ')}.`,
    `Each day is from ${schedule.from} to ${schedule.to}${endsNextDay(schedule) ? ' on the next day' : ''}, South African time, with ${pause}.${travel}${wayHome(schedule)} That is ${figure(minutesADay / 60)} paid hours a day and ${figure((minutesADay * days.length) / 60)} in all.`,
  ];
}

/** What the business says about the way home after a night shift, if it was asked. */
const wayHome = (schedule: JobSchedule) =>
  schedule.transportHome === undefined || !isNightWork(schedule)
    ? ''
    : ` The business states that transport home ${schedule.transportHome ? 'is' : 'is not'} available after the shift.`;

const figure = (count: number) => String(Number(count.toFixed(2)));

function pay(deal: Deal): Section {
  const { payCents, feeCents, priceCents, takeHomeCents } = dealMoney(deal);
  const bearer =
    deal.feeBearer === 'business'
      ? 'The business pays it on top of the pay.'
      : 'It is deducted from the pay of the sales rep.';
  const weeks = weekLines(deal);
  return [
    'Pay and fee',
    deal.salesTerms
      ? `The pay for the whole gig is at most ${formatRand(payCents)}, as the section on sales says.`
      : `The pay for the whole gig is ${formatRand(payCents)}.`,
    `The fee of ${brand.name} is ${percent(deal.feeBasisPoints)} of the pay: ${formatRand(feeCents)}. ${bearer}`,
    `The business pays ${formatRand(priceCents)} in total. The sales rep receives ${deal.salesTerms ? 'at most ' : ''}${formatRand(takeHomeCents)} when all of the hours are approved.`,
    ...(weeks.length > 1
      ? [`The gig is paid in parts. Each is paid before it begins and released separately: ${weeks.join('; ')}.`]
      : []),
    'If there is a fee for paying by card, the business sees it before it pays. It is not part of the pay and is not deducted from it.',
  ];
}

function salesPay({ salesTerms: terms, payCents }: Deal): Section[] {
  if (!terms) return [];
  const most = Number(mostForSales(terms, payCents));
  const { rate, bonus } = terms;
  const each =
    rate.per === 'sale'
      ? `${formatRand(rate.cents)} for each sale`
      : `${percent(rate.basisPoints)} of the amount of each sale`;
  const fixed = Number(payCents) - most;
  return [
    [
      'Pay from sales',
      fixed > 0
        ? `Of the pay, ${formatRand(fixed)} is fixed. The rest comes from sales.`
        : 'All of the pay comes from sales. Nothing of it is fixed.',
      `The sales rep earns ${each}${bonus ? `, and ${formatRand(bonus.cents)} once ${bonus.sales} sales count` : ''}. Sales pay at most ${formatRand(most)} for the whole gig.`,
      'The business pays this maximum before the gig, and it is held. Sales beyond the maximum pay nothing more. What sales do not earn is refunded to the business.',
      `A sale counts if it carries the code of the sales rep, and was made between the first shift and ${hours(saleLimits.lateHours)} after the last one. The business records it. The sales rep sees each sale.`,
      `The business may dispute a sale with a reason, or void one that was refunded or entered by mistake, within ${hours(saleLimits.disputeHours)} after it was recorded, and not during a dispute about the gig. Such a sale does not count. The sales rep is notified with the reason, and may open a dispute about it until the hours are approved.`,
      'Commission is final once it is paid. A later refund takes nothing back from the sales rep, and nothing is deducted for it from later parts of the gig.',
      'A late cancellation counts its hours on the fixed pay, or on the most that sales pay where nothing is fixed. When the hours of a part are approved, by the business or by its silence, the sales that count until then are paid from what is held for that part. A sale belongs to the part in which it was made. If a dispute about a part is decided, the decision covers its sales, and no other part pays for them.',
      `Hours are approved ${hours(saleLimits.lateHours)} after the last shift of their part at the earliest, and ${hours(saleLimits.answerHours)} after the business last disputed or voided a sale.`,
    ],
  ];
}

function moneyHeld(): Section {
  return [
    'Holding and releasing the money',
    `The business pays within ${hours(times.fundHours)} of the signature of the sales rep, or within ${share(noticeShares.fund)} if that is less. A later part is due ${hours(times.fundLaterFromHours)} before it begins. What is not paid for in time expires, and neither side owes anything for it.`,
    'The payment is held for this gig. The sales rep can check in only while the money is held.',
    'It is released when the business approves the hours, when its time to approve is over, or when a dispute is decided. The sales rep can request a payout once the payment provider has paid the money over.',
  ];
}

function confirming(): Section {
  return [
    'Confirming and checking in',
    `The sales rep confirms the gig from ${hours(times.confirmFromHours)} until ${hours(times.confirmUntilHours)} before the start. A gig that is paid for later than that shows its own time to confirm on the screen. Without a confirmation the gig expires, as if the sales rep had cancelled. A sales rep who signs within ${hours(times.confirmFromHours)} before the start confirms by signing.`,
    `The sales rep checks in with the code of the day, from ${times.checkInEarlyMinutes} minutes before the start until the end of the work. If either is running late, they let the other know right away. Being late does not reduce the pay automatically. The submitted hours state what was missed.`,
    `If the sales rep has not checked in ${times.noShowMinutes} minutes after the start, the business may report a no-show. All of its money is then refunded, unless the sales rep appeals within ${hours(times.appealHours)}. A cancelled gig is never a no-show.`,
    `If the sales rep is there and the business is not, the sales rep records it with the place, waits ${times.waitMinutes} minutes and reports it. Unless the business objects within ${hours(times.answerHours)}, the gig is paid like a late cancellation.`,
  ];
}

function cancelling(): Section {
  return [
    'Cancelling',
    `Up to ${hours(times.freeCancellationHours)} before the start, the business cancels at no cost and everything it paid is refunded.`,
    `Later than that and until the start, the sales rep receives ${engagementLimits.lateCancellationHours} hours of pay, or all of the pay if that is less. ${brand.name} receives the same share of its fee, and the rest is refunded to the business.`,
    `The sales rep may cancel until the start. For ${hours(times.replaceHours)} after the cancellation, and never past the start, the business can use the money to book another sales rep. What it does not use is refunded, immediately if it asks. Where a licensed partner holds the money, all of it is refunded immediately.`,
    'Once the work has begun it cannot be cancelled. If something is wrong then, either side may open a dispute.',
  ];
}

/** The proof that this gig asks for beside the hours, if any. */
function proof({ asksPictures, asksCount }: Deal): string[] {
  const asks = [asksPictures && 'pictures of the work', asksCount !== null && `a count: ${oneLine(asksCount)}`].filter(
    Boolean,
  );
  return asks.length === 0 ? [] : [`With the hours, the sales rep submits ${asks.join(', and ')}.`];
}

function submitting(deal: Deal): Section {
  return [
    'Submitting and approving hours',
    `The sales rep submits the hours and a line about each day within ${hours(times.submissionHours)} of the end. Otherwise the check-in and check-out records are submitted.`,
    ...proof(deal),
    `The business approves them or requests changes within ${hours(times.acceptHours)}. It may request changes ${engagementLimits.changeRequests} times at most, each time with a reason. If it does not respond, the hours are approved.`,
  ];
}

function disputes(): Section {
  return [
    'Disputes',
    'From the check-in until the hours are approved, either side may open a dispute. The money stays on hold, and both sides make a statement.',
    `If only one side has made a statement after ${times.disputeBusinessDays} business days, the dispute is decided for that side. Otherwise ${brand.name} decides what share of the pay is earned, and the fee follows in proportion. A dispute that is not decided within ${times.disputeDays} days ends as if it had not been opened.`,
    `Either side may appeal that decision once within ${hours(times.appealDecisionHours)}, and the money stays on hold. A team member who took no part in it makes the final decision within ${times.decideAppealDays} days. Otherwise the first decision stands.`,
    'Nothing here takes away the right to go to a court, to the CCMA or to a consumer authority.',
  ];
}

function agreeing(): Section {
  return [
    'Signing and changing',
    `The sales rep signs within ${hours(times.agreeHours)} of being accepted, or within ${share(noticeShares.agree)} if that is less. Otherwise the place is free again.`,
    'Each side signs by typing its name and ticking the box. The sales rep signs first, and the business when it pays. Text, time, account, network address and browser are recorded (Electronic Communications and Transactions Act 25 of 2002, section 13).',
    'A change to these terms is a new version that both sides sign. Until the sales rep has signed it, this version applies, and money that is held stays held. Once the business has paid, the pay no longer changes.',
    'Editing the job, or what the business asks the sales rep to bring, does not change these terms.',
    'South African law applies.',
  ];
}

/** What labour law requires for these days and hours, if anything. */
function labourLaw(deal: Deal): Section[] {
  const marks = marksOf(deal, deal.madeAt).map(describeMark);
  if (marks.length === 0) return [];
  return [
    [
      'Labour law',
      ...marks.map(({ title, words }) => `${title}. ${words}`),
      whomMarksConcern,
      'These terms do not decide whether the sales rep is an employee, and take away no right that a law gives.',
    ],
  ];
}

/** The third form of the terms of work. Terms composed in an earlier form keep their stored text. */
export function termsOfWork(deal: Deal): string {
  const { version, madeAt, reference, businessName, repName, title, tasks, place } = deal;
  const sections: Section[] = [
    [
      'The parties',
      `The business: ${oneLine(businessName)}.`,
      `The sales rep: ${oneLine(repName)}.`,
      `${brand.company.legalName} (${brand.name}) runs the marketplace, has the money held and passes it on as these terms say. It does not employ the sales rep.`,
    ],
    ['The gig', `The job: ${oneLine(title)}.`, `The tasks: ${oneLine(tasks)}`, `The place: ${oneLine(place)}.`],
    daysAndHours(deal),
    pay(deal),
    ...salesPay(deal),
    moneyHeld(),
    confirming(),
    cancelling(),
    submitting(deal),
    disputes(),
    agreeing(),
    ...labourLaw(deal),
  ];
  const blocks = [
    `Terms of work: ${oneLine(title)}`,
    `Version ${version}, made on ${longDay(madeAt)}. Reference ${reference}.`,
    ...sections.flatMap(([heading, ...clauses], at) => [
      `${at + 1}. ${heading}`,
      ...clauses.map((clause, place) => `${at + 1}.${place + 1} ${clause}`),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}
