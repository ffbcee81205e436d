import type { FeeBearer } from '#contract/operators/fee-bearers.ts';
import { factPlaceholders } from '#contract/site/fact-placeholders.ts';
import { factsMark, type SiteWords, usualFacts, wordsOf } from '#contract/site/site-facts.ts';

/**
 * The server writes them on the root element of a page, the same that it puts in place of the placeholders.
 * What is made at build has placeholders; the pages that Vite and tests make say what is usual.
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

/** What a gig that is agreed today costs and pays, in words. */
export const gigWords = siteWords.gig;

const { paidHere, feeBasisPoints, feeBearer } = gigWords.terms;

/** The same for sums. Of no use where pages are built. */
export const gigFee = {
  gigsPaidHere: paidHere === 'yes',
  feeBasisPoints: Number(feeBasisPoints),
  feeBearer: feeBearer as FeeBearer,
};
