import type { AgreementVersion, Clause } from './compose-agreement.ts';
import { repAgreement1 } from './rep-agreement-1.ts';

/** Replaces a clause that stated a price, which was untrue while the operator charged reps nothing. */
const price: Clause =
  'Access to the marketplace is free for 15 days. After that it costs the monthly price that we show on our pages and show you again before you pay, VAT included where we are registered for it. While we charge reps nothing, it costs nothing: a subscription that runs is then cancelled, and what is charged for it all the same is paid back. Nothing is charged by itself when the free days end: you subscribe first and see the price before you pay.';

/** The first version with only that clause replaced. */
export const repAgreement2: AgreementVersion = {
  ...repAgreement1,
  version: '2',
  effectiveFrom: '2026-11-22',
  sections: repAgreement1.sections.map((section) =>
    section.heading === 'What it costs you' ? { ...section, clauses: [price, ...section.clauses.slice(1)] } : section,
  ),
};
