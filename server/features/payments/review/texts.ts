import type { CsvFormat } from '#contract/csv-format.ts';
import type { AdminPayment } from '#contract/payments/admin-payments.ts';
import { csvMoment, csvOf, csvRand } from '#domain/shared/csv.ts';

const momentOrNothing = (at: string | null) => (at === null ? '' : csvMoment(at));

/** Payments, for a spreadsheet. */
export const paymentsCsv = (payments: readonly AdminPayment[], format: CsvFormat): string =>
  csvOf(
    [
      [
        ...['Started (South Africa)', 'Paid', 'Name', 'Email', 'Side', 'For', 'Amount (rand)', 'Status'],
        ...['To be refunded', 'Provider reference', 'ID'],
      ],
      ...payments.map((one) => [
        ...[csvMoment(one.createdAt), momentOrNothing(one.paidAt), one.payer.name ?? '', one.payer.email ?? ''],
        ...[one.side ?? '', one.itemName, csvRand(one.amountGross), one.paymentStatus.toLowerCase()],
        ...[one.goesBack ? 'yes' : 'no', one.pfPaymentId ?? '', one.merchantPaymentId],
      ]),
    ],
    format,
  );
