import { fundingApi } from '#contract/engagements/funding.ts';
import type { TestApp } from './app.ts';
import { accepted, agree, type Working } from './engagements.ts';
import { noticeBody } from './payfast-notices.ts';
import { receivingAt } from './paying.ts';
import type { Person } from './people.ts';

/** What a business signs when it funds all that is due, or what is chosen of it. */
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

/** The business begins to pay for all that is due, or for what is chosen of it. */
export async function beginFunding(business: Pick<Person, 'call'>, milestoneIds?: readonly string[]) {
  const begun = await business.call(fundingApi.begin, { body: await orderOf(business, milestoneIds) });
  const { form } = begun;
  if (!form) throw new Error('Nothing is due: it was paid before.');
  return { ...begun, form };
}

type Begun = Awaited<ReturnType<typeof beginFunding>>;

/** The provider says that a checkout was paid, with another amount or number where that is said. */
export const payFunding = (app: TestApp, { paymentId, form }: Begun, changes: Parameters<typeof noticeBody>[0] = {}) =>
  receivingAt(app)(
    noticeBody({ merchantPaymentId: paymentId, gross: form.fields.amount ?? '', fee: '-70.00', ...changes }),
  );

/** Work that a rep has agreed to, so that it is to be funded. */
export async function agreed(
  app: TestApp,
  ...given: Parameters<typeof accepted> extends [unknown, ...infer Rest] ? Rest : never
): Promise<Working> {
  const work = await accepted(app, ...given);
  await agree(work);
  return work;
}
