import { useMutation } from '@tanstack/react-query';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import type { DeedProps } from './work-deed-props.ts';

export function WorkAgree({ work }: DeedProps) {
  const agree = useMutation(mutationOf(engagementsApi.agree));
  async function press() {
    try {
      await agree.mutateAsync({ params: { engagementId: work.id }, body: { termsVersion: work.termsVersion } });
      toast({ title: 'Agreed', description: `${work.companyName} is told, and pays next.` });
    } catch (error) {
      failureToast('Not agreed', error);
    }
  }
  return (
    <Button variant="accent" size="large" full="phone" busy={agree.isPending} onClick={() => void press()}>
      I agree
    </Button>
  );
}
