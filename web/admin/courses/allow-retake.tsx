import { useMutation, useQueryClient } from '@tanstack/react-query';
import { certificateDeskApi } from '#contract/courses/certificates.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { foundCertificateQuery } from './api.ts';

interface AllowRetakeProps {
  readonly number: string;
  /** The number used for the search. */
  readonly asked: string;
}

/** Lets the holder of a withdrawn certificate retake the test. */
export function AllowRetake({ number, asked }: AllowRetakeProps) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...mutationOf(certificateDeskApi.allowRetake),
    onSuccess: (certificate) => {
      queries.setQueryData(foundCertificateQuery(asked).queryKey, certificate);
      toast({ title: 'Final test reopened', description: 'We emailed the rep.' });
    },
    onError: (error) => failureToast('We couldn’t reopen the final test', error),
  });
  return (
    <Button
      variant="secondary"
      className="w-full md:w-fit"
      busy={isPending}
      busyLabel="Reopening"
      onClick={() => mutate({ params: { number } })}
    >
      Reopen final test
    </Button>
  );
}
