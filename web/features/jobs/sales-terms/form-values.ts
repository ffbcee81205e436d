import { z } from 'zod';
import type { JobDetail } from '#contract/jobs/jobs.ts';
import { type SalesTerms, type SalesTermsInput, salesTermsInput } from '#contract/jobs/sales-terms.ts';

export interface SalesTermsValues {
  readonly rate: {
    readonly per: 'sale' | 'amount';
    readonly cents: number | null;
    readonly basisPoints: number | null;
  };
  readonly mostCents: number | null;
  readonly bonus: { readonly sales: number | null; readonly cents: number | null };
  readonly address: string | null;
}

export const valuesOf = (terms: CopiedTerms | null): SalesTermsValues => ({
  rate: { per: 'sale', cents: null, basisPoints: null, ...terms?.rate },
  mostCents: terms?.mostCents ?? null,
  bonus: { sales: terms?.bonus?.sales ?? null, cents: terms?.bonus?.cents ?? null },
  address: terms?.address ?? null,
});

type CopiedTerms = Omit<SalesTerms, 'commissionOnly'> & Partial<Pick<SalesTerms, 'commissionOnly'>>;

/** Only what was chosen is sent: one rate, and no bonus where both of its fields are empty. */
const sentOf = ({ rate, bonus, ...rest }: SalesTermsValues) => ({
  ...rest,
  rate:
    rate.per === 'sale'
      ? { per: rate.per, cents: rate.cents ?? Number.NaN }
      : { per: rate.per, basisPoints: rate.basisPoints ?? Number.NaN },
  bonus:
    bonus.sales === null && bonus.cents === null
      ? null
      : { sales: bonus.sales ?? Number.NaN, cents: bonus.cents ?? Number.NaN },
});

const isCount = (typed: number | null) => Number.isInteger(typed) && Number(typed) >= 1 && Number(typed) <= 100_000;

/** The form’s checks, at the fields they concern. The server decides how large a bonus can be. */
export const salesTermsForm = (commissionOnly: boolean) =>
  z
    .custom<SalesTermsValues>()
    .superRefine(({ bonus, mostCents }, { addIssue }) => {
      if (bonus.cents !== null && !isCount(bonus.sales))
        addIssue({ code: 'custom', path: ['bonus', 'sales'], message: 'Enter a number of sales, from 1 to 100,000.' });
      if (!commissionOnly && mostCents === null)
        addIssue({ code: 'custom', path: ['mostCents'], message: 'Enter the most that sales can pay one rep.' });
    })
    .transform(sentOf)
    .pipe(salesTermsInput);

/** Copied terms as the server takes them: the most of a commission-only job is its compensation. */
export const sentSalesTerms = (terms: SalesTermsInput | null, jobType: JobDetail['jobType']): SalesTermsInput | null =>
  terms && { ...terms, mostCents: jobType === 'Commission Only' ? null : terms.mostCents };
