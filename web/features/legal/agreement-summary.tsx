import { engagementTimes } from '#contract/agreed-terms.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';

const { freeCancellationHours, acceptHours } = engagementTimes;

/** Six lines on what each agreement says. The operator's figures are in the agreement's text only. */
const lines: Record<LegalUserType, readonly string[]> = {
  rep: [
    'You work for yourself and choose your gigs. We run the marketplace and aren’t your employer.',
    'You can apply for jobs once you have signed and our team has approved your documents.',
    'The business pays before a gig starts. We hold the money and show our fee before you agree.',
    `Your pay goes into your wallet when the business approves your hours, or after ${acceptHours} hours without an answer.`,
    `If you can’t come, cancel early. No-shows, and cancellations within ${freeCancellationHours} hours before the start, count against you.`,
    'You never pay to get a gig, and can close your account at any time.',
  ],
  business: [
    'Reps work for themselves. We run the marketplace and aren’t a party to your gigs.',
    'You can post jobs and accept reps once you have signed and our team has approved your documents.',
    'You pay before a gig starts. We hold the money and show our fee before you pay.',
    `You approve the rep’s hours within ${acceptHours} hours. If you don’t respond, we’ll approve them for you.`,
    `Cancelling is free up to ${freeCancellationHours} hours before the start. After that, the rep is paid part of the gig.`,
    'You can cancel your subscription at any time. We won’t charge you automatically when a trial ends.',
  ],
};

/** A summary of the agreement, above its text. */
export function AgreementSummary({ userType }: { readonly userType: LegalUserType }) {
  return (
    <div>
      <h3 className="text-lg">In short</h3>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 leading-normal marker:text-accent">
        {lines[userType].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-[0.9375rem]">
        This summary and the notes beside each section help you read. The text below is what you sign.
      </p>
    </div>
  );
}
