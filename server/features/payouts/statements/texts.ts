import { brand } from '#contract/brand.ts';
import type { CsvFormat } from '#contract/csv-format.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { csvOf, csvRand } from '#domain/shared/csv.ts';
import { formatRandExact } from '#domain/shared/rand.ts';
import { dayText, monthText } from '#server/platform/mail/time-texts.ts';
import type { PdfContent } from '#server/platform/pdf/render-document.ts';
import { presentLine } from '../wallet/present.ts';
import type { LineRow } from '../wallet/queries/select-lines.ts';
import type { readEarned } from './queries/read-earned.ts';
import type { Statement } from './queries/read-statement.ts';

const rand = (cents: bigint) => formatRandExact(Number(cents));

/** Describes a movement in one line, for a rep who reads it months later. */
function nameLine(row: LineRow): string {
  const { kind, title, companyName, reference, reason } = presentLine(row);
  const because = reason ? `: ${reason}` : '';
  const words = {
    earned: ['Earned', title, companyName].filter(Boolean).join(', '),
    payout: `Payout ${reference}`,
    payout_back: `Payout ${reference} returned to the wallet${because}`,
    payout_returned: `Payout ${reference} returned by the bank${because}`,
    correction: 'Correction',
  };
  return words[kind];
}

/** A month's statement, for the rep to keep. */
export function statementOf(
  month: string,
  { name, openingCents, lines, closingCents }: Statement,
  { at, supportEmail }: { readonly at: Date; readonly supportEmail: string },
): PdfContent {
  const title = `Your wallet statement, ${monthText(month)}`;
  const sum = (which: (row: LineRow) => boolean) =>
    lines.filter(which).reduce((total, { amountCents }) => total + amountCents, 0n);
  const isEarned = ({ kind }: LineRow) => kind === 'engagement_released';
  const isPayout = ({ payoutId }: LineRow) => payoutId !== null;
  const rest = sum((row) => !isEarned(row) && !isPayout(row));
  return {
    title,
    footer: `${brand.name} · ${title}`,
    createdAt: at,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'paragraph', text: `${name}. Opening balance: ${rand(openingCents)}.` },
      ...lines.map((row) => ({
        kind: 'clause' as const,
        text: `${dayText(dayInSouthAfrica(row.at))}   ${rand(row.amountCents)}   ${nameLine(row)}`,
      })),
      ...(lines.length === 0 ? [{ kind: 'paragraph' as const, text: 'No transactions this month.' }] : []),
    ],
    closing: {
      heading: 'Summary',
      facts: [
        { term: 'Opening balance', detail: rand(openingCents) },
        { term: 'Earned, after our fee', detail: rand(sum(isEarned)) },
        { term: 'Payouts, less returned payouts', detail: rand(-sum(isPayout)) },
        ...(rest === 0n ? [] : [{ term: 'Corrections', detail: rand(rest) }]),
        { term: 'Closing balance', detail: rand(closingCents) },
      ],
      note: `From ${brand.company.legalName}, ${brand.company.city}. Questions? Write to ${supportEmail}.`,
      follows: true,
    },
  };
}

/** A month's statement, for a spreadsheet. */
export function statementCsv({ openingCents, lines }: Statement, format: CsvFormat): string {
  let balance = openingCents;
  const rows = lines.map((row) => {
    balance += row.amountCents;
    return [dayInSouthAfrica(row.at), nameLine(row), csvRand(Number(row.amountCents)), csvRand(Number(balance))];
  });
  return csvOf([['Date', 'What', 'Amount (R)', 'Balance (R)'], ...rows], format);
}

/** Earnings of a tax year, for the tax return. */
export function taxYearCsv(earned: Awaited<ReturnType<typeof readEarned>>, format: CsvFormat): string {
  const rows = earned.map(({ at, title, companyName, earnedCents, feeCents }) => [
    dayInSouthAfrica(at),
    companyName ?? '',
    title ?? '',
    csvRand(Number(earnedCents + feeCents)),
    csvRand(Number(feeCents)),
    csvRand(Number(earnedCents)),
  ]);
  return csvOf([['Date', 'Business', 'Job', 'Paid by the business (R)', 'Our fee (R)', 'Earned (R)'], ...rows], format);
}
