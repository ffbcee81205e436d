import { globSync, readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { agreementTerms, engagementLimits, engagementTimes, noticeShares } from '#contract/agreed-terms.ts';
import { giftBackDays, moneyBack } from '#contract/courses/options.ts';
import { deadlineKinds } from '#contract/engagements/options.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import { refundBankDays, refundDays } from '#contract/payments/options.ts';
import { paymentRefusals } from '#contract/payments/refusals.ts';
import { accountHoldHours, accountLinkHours, accountUndoDays } from '#contract/payouts/options.ts';
import { payoutRefusals } from '#contract/payouts/refusals.ts';
import { businessPlans, charges, courseCents, repPlans } from '#contract/pricing.ts';
import { usualFacts } from '#contract/site/site-facts.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { legalUserTypes } from '#contract/vetting/legal.ts';
import { type MilestoneMove, milestoneMoves } from '#domain/engagements/moves.ts';
import { labourLaw } from '#domain/labour/law.ts';
import { currentAgreement } from '#server/features/agreements/queries/current-agreement.ts';
import { dealOf } from '#server/features/engagements/terms/texts/describe-deal.ts';
import { termsOfWork } from '#server/features/engagements/terms/texts/terms-of-work.ts';
import { describeStep } from '#texts/notifications/step-words.ts';
import { describeOpening, describeTodo } from '#texts/notifications/work-words.ts';
import { faq } from '#web/features/contact/faq.ts';
import { answerTo } from '#web/features/help-chat/answers.ts';
import { sectionNotes } from '#web/features/legal/section-notes.ts';
import { retention } from '#web/features/marketing/retention.ts';
import { statedFigures } from './stated-figures.ts';

// The tables are replaced by implausible figures, so that a hard-coded figure in a text is found.
vi.mock('#contract/agreed-terms.ts', async (original) => {
  const tables = await original<typeof import('#contract/agreed-terms.ts')>();
  let next = 1_000;
  const replaced = (table: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.keys(table).map((name) => [name, ++next]));
  return {
    engagementTimes: { ...replaced(tables.engagementTimes), confirmFromHours: 2_000 },
    noticeShares: { agree: 0.37, fund: 0.41 },
    engagementLimits: replaced(tables.engagementLimits),
    agreementTerms: replaced(tables.agreementTerms),
  };
});
vi.mock('#contract/pricing.ts', async (original) => ({
  ...(await original<typeof import('#contract/pricing.ts')>()),
  charges: { rep: { trialDays: 3_001, monthlyCents: 300_200 }, business: { trialDays: 3_003, monthlyCents: 300_400 } },
  courseCents: 300_500,
}));

vi.mock('#contract/site/site-facts.ts', async (original) => {
  const facts = await original<typeof import('#contract/site/site-facts.ts')>();
  const settings = { gigsPaidHere: true, feeBasisPoints: 1_700, minimumPayoutCents: 400_100 };
  return { ...facts, usualFacts: { ...facts.usualFacts, ...settings } };
});

const unitsOfNames: readonly (readonly [RegExp, string])[] = [
  [/BusinessDays$/, 'business days'],
  [/Days$|InOne$/, 'days'],
  [/Hours$/, 'hours'],
  [/Minutes$/, 'minutes'],
  [/Months$/, 'months'],
  [/Years$/, 'years'],
];

const ofTable = (table: Readonly<Record<string, number>>): string[] =>
  Object.entries(table).flatMap(([name, value]) => {
    const unit = unitsOfNames.find(([ending]) => ending.test(name))?.[1];
    return unit ? [`${value} ${unit}`] : [];
  });

const rand = (cents: number) => `R${cents / 100}`;

/** The server's own figures. */
const decidedBy = new Set([
  ...[engagementTimes, engagementLimits, agreementTerms].flatMap(ofTable),
  ...Object.values(noticeShares).map((share) => `${share * 100} %`),
  ...Object.values(charges).flatMap(({ trialDays, monthlyCents }) => [`${trialDays} days`, rand(monthlyCents)]),
  rand(courseCents),
  `${usualFacts.feeBasisPoints / 100} %`,
  rand(usualFacts.minimumPayoutCents),
  ...[`${refundDays} days`, `${refundBankDays} business days`, `${moneyBack.days} days`, `${giftBackDays} days`],
  ...[`${accountHoldHours} hours`, `${accountLinkHours} hours`, `${accountUndoDays} days`],
  ...[...businessPlans, ...repPlans].map(({ monthlyCents }) => rand(monthlyCents)),
  ...ofTable(retention),
  `${moneyBack.belowPercent} %`,
  usualSupport.replyWithin,
]);

/** Figures in no table, with the reason. */
const others: Readonly<Record<string, string>> = {
  '40 hours': 'Labour Relations Act, section 200A',
  '3 months': 'Labour Relations Act, section 200A',
  '30 days': 'ECTA, section 44: the refund. POPIA: the answer to a request',
};

function expectFigures(texts: readonly (readonly [name: string, text: string])[], more: readonly string[] = []): void {
  const found = texts.flatMap(([name, text]) =>
    statedFigures(text)
      .filter((figure) => !decidedBy.has(figure) && !(figure in others) && !more.includes(figure))
      .map((figure) => `${name}: ${figure}`),
  );
  expect([...new Set(found)]).toEqual([]);
}

const textOf = (markup: string) =>
  markup
    .replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const sample = {
  name: 'Ubuntu Foods',
  jobTitle: 'Promoters',
  week: null,
  startsAt: '2026-12-05T07:00:00.000Z',
  due: { kind: 'fund' as const, at: '2026-12-04T07:00:00.000Z' },
  ...{ cents: 500_100, settledCents: 500_200, backCents: 500_300, chargedBack: false, keptUntil: null },
};
const ofSample = ['R5001', 'R5002', 'R5003'];
const say = { moment: (moment: string) => moment, day: (day: string) => day };

test('finds durations, percentages and amounts in words and digits', () => {
  expect(
    statedFigures('Within five business days, 72 hours, half a day or a day before; 7.5 % of R1,900, 10% of R30.50.'),
  ).toEqual(['5 business days', '72 hours', '0.5 days', '1 days', '7.5 %', '10 %', 'R1900', 'R30.5']);
});

test('agreements state the figures of the tables and of the settings', () => {
  const texts = legalUserTypes.map((userType) => [userType, currentAgreement(userType, usualFacts).text] as const);
  expectFigures(texts);
  for (const [, text] of texts) expect(statedFigures(text)).toContain(`${engagementTimes.acceptHours} hours`);
});

test('each section of the agreements has a note beside it, whose figures are those of the tables', () => {
  for (const userType of legalUserTypes) {
    const { text } = currentAgreement(userType, usualFacts);
    const headings = [...text.matchAll(/^\d+\. (.+)$/gm)].map(([, heading]) => heading);
    expect(new Set(Object.keys(sectionNotes[userType]))).toEqual(new Set(headings));
    expectFigures(Object.entries(sectionNotes[userType]));
  }
});

test('terms of work state the figures of the tables and of the gig', () => {
  const text = termsOfWork(
    dealOf({
      ...{ reference: 'one', version: 1, madeAt: '2026-12-01', businessName: 'Ubuntu Foods', repName: 'Thabo Mokoena' },
      ...{
        title: 'Promoters',
        tasks: 'Sell',
        asksPictures: true,
        asksCount: 'Sales',
        place: 'Sandton',
        jobType: 'Contract',
      },
      ...{
        payCents: 500_000n,
        feeBasisPoints: usualFacts.feeBasisPoints,
        feeBearer: 'rep',
        salesTerms: null,
        startDate: '2026-12-05',
      },
      schedule: { kind: 'days', dates: ['2026-12-05'], from: '09:00', to: '17:00', breakMinutes: 30 },
    }),
  );
  const [work = '', law = ''] = text.split(/^\d+\. Labour law$/m);
  expectFigures([['terms of work', work]], ['R5000', 'R850', 'R4150', '1 days', '30 minutes']);
  const { mealBreak, shortestDayHours, fewHoursAMonth } = labourLaw;
  const ofLaw = [mealBreak.afterHours, mealBreak.optionalUnderHours, shortestDayHours, fewHoursAMonth];
  const minutes = [mealBreak.minutes, mealBreak.shortestMinutes];
  expect(statedFigures(law)).not.toEqual([]);
  expectFigures(
    [['labour law', law]],
    [...ofLaw.map((count) => `${count} hours`), ...minutes.map((count) => `${count} minutes`)],
  );
});

test('notifications and emails about gigs state the figures of the tables', () => {
  const moves = Object.keys(milestoneMoves) as MilestoneMove[];
  const steps = moves.flatMap((move) =>
    milestoneMoves[move].from.flatMap((from) =>
      milestoneMoves[move].by.flatMap((by) =>
        (['rep', 'business'] as const).map(
          (side) => [move, describeStep(move, side, { ...sample, from, by }, say)] as const,
        ),
      ),
    ),
  );
  const todos = deadlineKinds.map((kind) => [kind, describeTodo(kind, sample, say)] as const);
  const all = [...steps, ...todos, ['opening', describeOpening(sample, say)] as const];
  expectFigures(
    all.map(([name, words]) => [name, `${words?.title} ${words?.detail}`]),
    ofSample,
  );
});

test('refusals state the figures of the tables', () => {
  const all = Object.entries({ ...engagementRefusals, ...paymentRefusals, ...payoutRefusals });
  expectFigures(all.map(([code, { title, detail }]) => [code, `${title}. ${detail}`]));
});

test('help and the questions on the contact page state the figures of the tables', () => {
  const questions = [
    'How does it work?',
    'What is the price?',
    'When am I paid?',
    'How do I start?',
    'Help',
    'App?',
    'free trial?',
  ];
  expectFigures([
    ...questions.flatMap((question) =>
      [true, false].map((repsFree) => [question, answerTo(question, { repsFree }).text] as const),
    ),
    ...faq.map(({ question, answer, answerRepsFree }) => [question, `${answer} ${answerRepsFree ?? ''}`] as const),
  ]);
});

/** Examples that a page shows as such, and a page's own promises. */
const ofPages: Readonly<Record<string, readonly string[]>> = {
  // Example projects.
  '/how-it-works': ['2 weeks', '5 weeks', '12 weeks', '2 years'],
  '/reps': [
    '1 days',
    '2 weeks',
    '2 months',
    'R850',
    'R9400',
    'R31500',
    'R950',
    '1 years',
    '3 years',
    '5 years',
    '10 years',
  ],
  // The trial stated by the first plan.
  '/businesses': ['1 months'],
  // The length of a demo call.
  '/contact': ['0.5 hours'],
  // Our request to people who report a vulnerability.
  '/security': ['90 days'],
};

const pages: Readonly<Record<string, () => Promise<{ default: ComponentType }>>> = {
  '/terms': () => import('#web/pages/public/terms.tsx'),
  '/privacy': () => import('#web/pages/public/privacy.tsx'),
  '/how-it-works': () => import('#web/pages/public/how-it-works.tsx'),
  '/contact': () => import('#web/pages/public/contact.tsx'),
  '/reps': () => import('#web/pages/public/reps.tsx'),
  '/businesses': () => import('#web/pages/public/businesses.tsx'),
  '/security': () => import('#web/pages/public/security.tsx'),
};

test.each(Object.keys(pages))('the page %s states the figures of the tables', async (path) => {
  const { default: Page } = await (pages[path] as () => Promise<{ default: ComponentType }>)();
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  const client = new QueryClient();
  const markup = renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Stub)));
  expectFigures([[path, textOf(markup)]], ofPages[path]);
});

/** Strings of these files are shown to users who agree on gigs and pay for them. */
const ofScreens = [
  // Texts of forms and documents whose figures come from the user's input.
  ...['1 days', '30 minutes'],
  // Widths, and the legal VAT rate.
  ...['100 %', '15 %'],
  // How long a page waits for the card provider.
  '10 minutes',
];

const screens = globSync([
  'web/features/{engagements,payouts,payments}/**/*.{ts,tsx}',
  'web/features/applications/board/*.{ts,tsx}',
  'server/features/{engagements,payouts,payments,agreements}/**/texts/**/*.ts',
  'server/features/{engagements,payouts,payments,agreements}/**/texts.ts',
]).filter((path) => !/\.test\.|-agreement-\d\.ts$|shared-clauses-1\.ts$/.test(path));

test('no screen, email or document about gigs and money hard-codes a figure', () => {
  const code = (path: string) => readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g, '');
  expectFigures(
    screens.map((path) => [path, code(path)]),
    ofScreens,
  );
});
