import type { Engagement } from '#contract/engagements/engagements.ts';
import { termsAddress } from '#contract/site/portal-addresses.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** The business proposes new terms: for the rep, wherever the gig is shown, until answered. */
export function TermsToAnswer({ work: { id, companyName, answerTermsBy } }: { readonly work: Engagement }) {
  if (answerTermsBy === null) return null;
  return (
    <Alert tone="warning" title={`${companyName} wants to change the terms`}>
      <TextLink to={termsAddress('rep', id)}>Read and answer</TextLink> by {formatDateTime(answerTermsBy)}. Unless you
      agree, the current terms still apply.
    </Alert>
  );
}
