import { useMutation } from '@tanstack/react-query';
import { type Terms, termsApi } from '#contract/engagements/terms.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';

/** The rep declines a proposal. */
export function TermsDecline({ terms, version }: { readonly terms: Terms; readonly version: number }) {
  const decline = useMutation(mutationOf(termsApi.decline));
  async function press() {
    try {
      await decline.mutateAsync({ params: { engagementId: terms.engagementId }, body: { termsVersion: version } });
      toast({ title: 'Changes declined', description: 'The terms you agreed to still apply.' });
    } catch (error) {
      failureToast('We couldn’t record your answer', error);
    }
  }
  return (
    <Button variant="secondary" full="phone" busy={decline.isPending} onClick={() => void press()}>
      Decline changes
    </Button>
  );
}
