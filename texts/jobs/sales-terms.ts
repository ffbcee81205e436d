import { formatPercent, formatRand } from '#contract/amounts.ts';
import type { SalesTerms } from '#contract/jobs/sales-terms.ts';

/** What a rep gets for a gig: the most, where sales pay a part of it or all. */
export const describeTakeHome = (cents: number, upTo = false): string => `${upTo ? 'up to ' : ''}${formatRand(cents)}`;

type Agreed = Pick<SalesTerms, 'rate' | 'bonus'>;

/** What a refund after the payment changes. */
export const commissionIsFinal = 'Commission is final once it’s paid. A later refund doesn’t reduce it.';

/** To a business that invites a team to a new job which pays from sales alone. */
export const newJobLacksTerms =
  'This job pays from sales alone, and it has no pay per sale yet. Set what sales pay, then invite the team again.';

/** To a business, about a job that pays from sales alone. */
export const setBeforeHiring = 'You can hire reps once you’ve set what each sale pays.';

/** `R50 for each sale`, or `10% of each order`. */
export const describeRate = ({ rate }: Pick<Agreed, 'rate'>): string =>
  rate.per === 'sale' ? `${formatRand(rate.cents)} for each sale` : `${formatPercent(rate.basisPoints)} of each order`;

/** The rate, with the bonus if there is one. */
export function describeSalesPay({ rate, bonus }: Agreed): string {
  const each = describeRate({ rate });
  return bonus ? `${each}, and a bonus of ${formatRand(bonus.cents)} once ${bonus.sales} sales count` : each;
}
