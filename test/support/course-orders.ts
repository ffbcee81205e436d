import { coursePurchasesApi } from '#contract/courses/purchases.ts';
import type { Checkout } from '#contract/payments/payments.ts';
import type { TestApp } from './app.ts';
import { noticeBody } from './payfast-notices.ts';
import { receivingAt } from './paying.ts';
import type { Person } from './people.ts';

type Course = { readonly courseId: string };
type Buyer = Pick<Person, 'call'>;

export const startBuying = ({ call }: Buyer, { courseId }: Course): Promise<Checkout> =>
  call(coursePurchasesApi.checkout, { params: { courseId } });

/** Begins one checkout for several. */
export const startOrder = ({ call }: Buyer, courses: readonly Course[]): Promise<Checkout> =>
  call(coursePurchasesApi.order, { body: { courseIds: courses.map(({ courseId }) => courseId) } });

/** A provider notification that a checkout was paid, optionally with another amount or number. */
export const payCourse = (
  app: TestApp,
  { paymentId, fields }: Checkout,
  changes: Parameters<typeof noticeBody>[0] = {},
) =>
  receivingAt(app)(noticeBody({ merchantPaymentId: paymentId, gross: fields.amount ?? '', fee: '-6.38', ...changes }));

/** Buys a course for money. */
export async function buyForMoney(app: TestApp, rep: Buyer, course: Course): Promise<Checkout> {
  const checkout = await startBuying(rep, course);
  await payCourse(app, checkout);
  return checkout;
}

export const giveBack = ({ call }: Buyer, { courseId }: Course) =>
  call(coursePurchasesApi.refund, { params: { courseId } });

/** Bookings of a payment, by kind, in cents. */
export async function bookedOf({ database: { pool } }: TestApp, { paymentId }: Checkout): Promise<object> {
  const { rows } = await pool.query(
    `select t.kind, sum(e.amount_cents)::int as cents from ledger_transfers t
     join ledger_entries e on e.transfer_id = t.id and e.amount_cents > 0 where t.payment_id = $1 group by t.kind`,
    [paymentId],
  );
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]));
}
