import { useMutation } from '@tanstack/react-query';
import { type Certificate, certificatesApi } from '#contract/courses/certificates.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** When the profile's name differs from the certificate's. */
export function CorrectName({
  certificate: { number, holderName, correctedName },
}: {
  readonly certificate: Certificate;
}) {
  const { mutate, isPending } = useMutation({
    ...mutationOf(certificatesApi.reissue),
    onSuccess: (made) =>
      toast({ title: 'Certificate corrected', description: `It now shows the name ${made.holderName}.` }),
    onError: (error) => failureToast('We couldn’t correct the name', error),
  });
  if (correctedName === null) return null;
  return (
    <Alert
      tone="warning"
      title="Your profile has a different name"
      action={
        <Button size="small" busy={isPending} busyLabel="Correcting" onClick={() => mutate({ params: { number } })}>
          Correct certificate
        </Button>
      }
    >
      <p className="break-words">
        Your certificate says {holderName} and your profile says {correctedName}. The certificate keeps its number. A
        new badge replaces any you downloaded.
      </p>
    </Alert>
  );
}
