import { fundingApi } from '#contract/engagements/funding.ts';
import type { TestApp } from './app.ts';
import { accepted, agree, type Working } from './engagements.ts';
import { noticeBody } from './payfast-notices.ts';
import { receivingAt } from './paying.ts';
import type { Person } from './people.ts';

/** The business's signature on funding everything due, or the given selection. */
export async function orderOf({ call }: Pick<Person, 'call'>, milestoneIds?: readonly string[]) {
  const { items } = await call(fundingApi.due, {});
  const chosen = items.filter(({ milestoneId }) => milestoneIds?.includes(milestoneId) ?? true);
  return {
    milestoneIds: milestoneIds ? [...milestoneIds] : chosen.map(({ milestoneId }) => milestoneId),
    fullName: 'Nomsa Dlamini',
    agreed: true as const,
    phone: '031 123 4567',
    termsVersions: Object.fromEntries(chosen.map(({ engagementId, termsVersion }) => [engagementId, termsVersion])),
  };
}

/** The business begins to pay for everything due, or the given selection. */
export async function startFunding(business: Pick<Person, 'call'>, milestoneIds?: readonly string[]) {
  const started = await business.call(fundingApi.start, { body: await orderOf(business, milestoneIds) });
  const { form } = started;
  if (!form) throw new Error('Nothing is due: it was paid before.');
  return { ...started, form };
}

type Started = Awaited<ReturnType<typeof startFunding>>;

/** A provider notification that a checkout was paid, optionally with another amount or number. */
export const payFunding = (
  app: TestApp,
  { paymentId, form }: Started,
  changes: Parameters<typeof noticeBody>[0] = {},
) =>
  receivingAt(app)(
    noticeBody({ merchantPaymentId: paymentId, gross: form.fields.amount ?? '', fee: '-70.00', ...changes }),
  );

/** A gig agreed by the rep, and so due for funding. */
export async function agreed(
  app: TestApp,
  ...given: Parameters<typeof accepted> extends [unknown, ...infer Rest] ? Rest : never
): Promise<Working> {
  const work = await accepted(app, ...given);
  await agree(work);
  return work;
}
