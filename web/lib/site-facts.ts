import type { FeeBearer } from '#contract/operators/fee-bearers.ts';
import { factPlaceholders } from '#contract/site/fact-placeholders.ts';
import { factsMark, type SiteWords, usualFacts, wordsOf } from '#contract/site/site-facts.ts';

/**
 * The server writes them on a page's root element, with the same values as in place of the placeholders. Prerendered
 * pages have placeholders; pages from Vite and tests have the defaults.
 */
const siteWords: SiteWords = import.meta.env.PROD
  ? import.meta.env.SSR
    ? factPlaceholders
    : JSON.parse(String(document.documentElement.getAttribute(factsMark)))
  : wordsOf(usualFacts);

/** Support contacts and hours, as configured by the operator: fixed for as long as a page stays open. */
export const { support, mailUrl, phoneUrl, whatsappUrl } = siteWords;

/** The length of the free trial for a user who signs up today. */
export const { trial, planTrial } = siteWords;

/** Whether our team reviews matches, as a sentence. */
export const { matchReview } = siteWords;

/** The cost and pay of a gig agreed today, in words. */
export const gigWords = siteWords.gig;

const { paidHere, feeBasisPoints, feeBearer } = gigWords.terms;

/** The same for calculations. Unavailable at build. */
export const gigFee = {
  gigsPaidHere: paidHere === 'yes',
  feeBasisPoints: Number(feeBasisPoints),
  feeBearer: feeBearer as FeeBearer,
};
