import { useMutation } from '@tanstack/react-query';
import { type Certificate, certificatesApi } from '#contract/courses/certificates.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** Where the profile has another name than the certificate. */
export function CorrectName({
  certificate: { number, holderName, correctedName },
}: {
  readonly certificate: Certificate;
}) {
  const { mutate, isPending } = useMutation({
    ...mutationOf(certificatesApi.reissue),
    onSuccess: (made) =>
      toast({ title: 'Your certificate was corrected', description: `It says ${made.holderName} now.` }),
    onError: (error) => failureToast('The name was not corrected', error),
  });
  if (correctedName === null) return null;
  return (
    <Alert
      tone="warning"
      title="Your profile has another name"
      action={
        <Button size="small" busy={isPending} busyLabel="Correcting" onClick={() => mutate({ params: { number } })}>
          Correct the certificate
        </Button>
      }
    >
      <p className="break-words">
        The certificate says {holderName}, your profile {correctedName}. It keeps its number. Badges that you downloaded
        before are replaced.
      </p>
    </Alert>
  );
}
