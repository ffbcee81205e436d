import { useMutation } from '@tanstack/react-query';
import { brand } from '#contract/brand.ts';
import { reviewsApi } from '#contract/trust/reviews.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';

interface QuoteConsentProps {
  readonly engagementId: string;
  readonly quotable: boolean;
}

/** Lets the author give and withdraw the consent to quote a published review. */
export function QuoteConsent({ engagementId, quotable }: QuoteConsentProps) {
  const { mutate, isPending, isError, variables } = useMutation(mutationOf(reviewsApi.consent));
  return (
    <Checkbox
      className="mt-2"
      checked={isError ? quotable : (variables?.body.quotable ?? quotable)}
      disabled={isPending}
      onChange={(checked) => mutate({ params: { engagementId }, body: { quotable: checked } })}
      label={`${brand.name} may quote my review on its home page`}
    />
  );
}
