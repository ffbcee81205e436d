import { type SalesTermsInput, salesTermsInput } from '#contract/jobs/sales-terms.ts';
import { blankJob, type JobStart } from './job-form-values.ts';

/** The filled-in part of an unfinished job: empty fields are not sent, as a job may omit them. */
export function contentOfDraft(
  values: JobStart,
  salesTerms: SalesTermsInput | null,
): Partial<JobStart & { readonly salesTerms: SalesTermsInput }> {
  return Object.fromEntries(
    Object.entries({ ...values, salesTerms }).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  );
}

/** The form restored from a draft. Fields that no longer exist are dropped. */
export function startOfDraft(content: Readonly<Record<string, unknown>>): JobStart {
  return Object.fromEntries(
    Object.entries(blankJob).map(([name, blank]) => [name, content[name] ?? blank]),
  ) as unknown as JobStart;
}

/** What sales pay on the job of a draft; null: nothing, or no longer valid. */
export const salesOfDraft = (content: Readonly<Record<string, unknown>>): SalesTermsInput | null =>
  salesTermsInput.safeParse(content.salesTerms).data ?? null;
