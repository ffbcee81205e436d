import { useMutation } from '@tanstack/react-query';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { EvidenceField } from './evidence-field.tsx';

/** A photo by a rep who waits at an empty site: evidence, should the business dispute it. */
export function WaitingPicture({ engagementId }: { readonly engagementId: string }) {
  const show = useMutation(mutationOf(disputesApi.showWaiting));
  return (
    <EvidenceField
      label="Take a picture of where you are"
      hint="It shows the business and our team that no one was there."
      onUploaded={({ id: fileId }) =>
        show.mutate(
          { params: { engagementId }, body: { fileId } },
          {
            onSuccess: () => toast({ title: 'Picture added' }),
            onError: (error) => failureToast('We couldn’t add your picture', error),
          },
        )
      }
    />
  );
}
