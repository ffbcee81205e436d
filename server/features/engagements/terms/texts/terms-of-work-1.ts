import { engagementLimits, engagementTimes, noticeShares } from '#contract/agreed-terms.ts';
import { brand } from '#contract/brand.ts';
import { endsNextDay } from '#contract/jobs/schedule.ts';
import { formatRand } from '#domain/shared/rand.ts';
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
      'The days are not named yet. The business names them, with the hours, in a new version of these terms. Until then the sales rep cannot agree, and nothing is owed.',
    ];
  const pause = schedule.breakMinutes === 0 ? 'no unpaid break' : `an unpaid break of ${schedule.breakMinutes} minutes`;
  return [
    'Days and hours',
    `The work is on ${days.length === 1 ? 'one day' : `${days.length} days`}: ${days.map(longDay).join('; ')}.`,
    `On each of them from ${schedule.from} to ${schedule.to}${endsNextDay(schedule) ? ' on the next day' : ''}, South African time, with ${pause}. That is ${figure(minutesADay / 60)} paid hours a day and ${figure((minutesADay * days.length) / 60)} in all.`,
  ];
}

const figure = (count: number) => String(Number(count.toFixed(2)));

function pay(deal: Deal): Section {
  const { payCents, feeCents, priceCents, takeHomeCents } = dealMoney(deal);
  const bearer =
    deal.feeBearer === 'business'
      ? 'The business pays it on top of the pay.'
      : 'It is taken from the pay of the sales rep.';
  const weeks = weekLines(deal);
  return [
    'Pay and fee',
    `The pay for all of the work is ${formatRand(payCents)}.`,
    `The fee of ${brand.name} is ${percent(deal.feeBasisPoints)} of the pay: ${formatRand(feeCents)}. ${bearer}`,
    `So the business pays in ${formatRand(priceCents)}, and the sales rep receives ${formatRand(takeHomeCents)} when all of the work is accepted.`,
    ...(weeks.length > 1
      ? [`The work is paid in parts, each paid in before it begins and released by itself: ${weeks.join('; ')}.`]
      : []),
    'A fee for paying by card, if there is one, is shown to the business before it pays. It is no part of the pay and is not taken from it.',
  ];
}

function moneyHeld(): Section {
  return [
    'When the money is held and released',
    `The business pays in within ${hours(times.fundHours)} of the agreement, or within ${share(noticeShares.fund)} if that is sooner. A later part falls due ${hours(times.fundLaterFromHours)} before it begins. What is not paid in by then lapses, and nobody owes anything for it.`,
    'What is paid in is held for this work. Nobody checks in to work for which no money is held.',
    'It is released when the business accepts the work, when its time to accept is over, or when a dispute is decided. The sales rep can have it paid out as soon as the payment provider has paid it over.',
  ];
}

function coming(): Section {
  return [
    'Coming to the work',
    `The sales rep says "I’m coming" from ${hours(times.confirmFromHours)} until ${hours(times.confirmUntilHours)} before the start; for work that is paid in later than that, within the part of the time left that the deadline on the screen shows. Without that word the work lapses, as if the sales rep had cancelled. Who agrees within ${hours(times.confirmFromHours)} before the start has said with it that they come.`,
    `The sales rep checks in with the code of the day, from ${times.checkInEarlyMinutes} minutes before the start until the end of the work. Whoever is late tells the other side at once. Being late takes nothing from the pay by itself: what was missed is said in the hours that are handed in.`,
    `If the sales rep is not there ${times.noShowMinutes} minutes after the start, the business may report a no-show. Then all of the money goes back, unless the sales rep appeals within ${hours(times.appealHours)}. A cancelled shift is never a no-show.`,
    `If the sales rep is there and nobody of the business is, the sales rep says so with the place, waits ${times.waitMinutes} minutes and reports it. Unless the business objects within ${hours(times.answerHours)}, it is paid for like a late cancellation.`,
  ];
}

function cancelling(): Section {
  return [
    'Cancelling',
    `Up to ${hours(times.freeCancellationHours)} before the start the business cancels at no cost: all that it paid in goes back.`,
    `Later than that, until the start, the sales rep receives ${engagementLimits.lateCancellationHours} hours of pay, or all of the pay if that is less, ${brand.name} the same part of its fee, and the business the rest.`,
    `The sales rep may cancel until the start. For ${hours(times.replaceHours)}, and never past the start, the business can pay for another sales rep with the money. What it does not use goes back to it, and at once if it asks. Where a licensed partner holds the money, all of it goes back at once.`,
    'Once the work has begun it cannot be cancelled. What is wrong then is a dispute.',
  ];
}

/** What this work asks for beside the hours; nothing where it asks for nothing. */
function asked({ asksPictures, asksCount }: Deal): string[] {
  const asks = [asksPictures && 'pictures of the work', asksCount !== null && `a count: ${oneLine(asksCount)}`].filter(
    Boolean,
  );
  return asks.length === 0 ? [] : [`With the hours the sales rep hands in ${asks.join(', and ')}.`];
}

function handingIn(deal: Deal): Section {
  return [
    'Handing in and accepting',
    `The sales rep hands in the hours and a line about each day within ${hours(times.handInHours)} of the end. Otherwise the records of check-in and check-out are handed in.`,
    ...asked(deal),
    `The business accepts or asks for changes within ${hours(times.acceptHours)}, at most ${engagementLimits.changeRequests} times and each time with a reason. Silence accepts.`,
  ];
}

function disputes(): Section {
  return [
    'Disputes',
    'From the check-in until the work is accepted either side may open a dispute. The money then stays where it is, and both sides say what happened.',
    `If only one side has said anything after ${times.disputeBusinessDays} business days, it is decided for that side. Otherwise ${brand.name} decides which part of the pay is earned; the fee follows in proportion. What is not decided within ${times.disputeDays} days ends as if nobody had disputed.`,
    'Nothing here takes from anybody the right to go to a court, to the CCMA or to a consumer authority.',
  ];
}

function agreeing(): Section {
  return [
    'Agreeing and changing',
    `The sales rep agrees within ${hours(times.agreeHours)} of the acceptance, or within ${share(noticeShares.agree)} if that is sooner. Without that the place is free again.`,
    'Each side agrees by typing its name and ticking the box: the sales rep first, the business when it pays in. Text, time, account, network address and browser are recorded (Electronic Communications and Transactions Act 25 of 2002, section 13).',
    'A change of these terms is a new version that both sides agree to. Until the sales rep has agreed to it this version stands, and money that is held stays held. What is paid in stays what it is: after that the pay is not changed any more.',
    'An edit of the job posting, or what the business asks to bring along, changes nothing in these terms.',
    'South African law applies.',
  ];
}

/** The first form of the terms of work. What was written by it is kept as it is; another wording is another form. */
export function termsOfWork1(deal: Deal): string {
  const { version, madeAt, reference, businessName, repName, title, tasks, place } = deal;
  const sections: Section[] = [
    [
      'Who agrees',
      `The business: ${oneLine(businessName)}.`,
      `The sales rep: ${oneLine(repName)}.`,
      `${brand.company.legalName} (${brand.name}) runs the marketplace, has the money held and passes it on as these terms say. It does not employ the sales rep.`,
    ],
    ['The work', `The job: ${oneLine(title)}.`, `The tasks: ${oneLine(tasks)}`, `The place: ${oneLine(place)}.`],
    daysAndHours(deal),
    pay(deal),
    moneyHeld(),
    coming(),
    cancelling(),
    handingIn(deal),
    disputes(),
    agreeing(),
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
