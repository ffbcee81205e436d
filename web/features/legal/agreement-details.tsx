import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { LegalStatus } from '#contract/vetting/legal.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { signedCopy } from './api.ts';

interface AgreementDetailsProps {
  readonly status: LegalStatus;
  readonly signed: NonNullable<LegalStatus['signed']>;
}

/** What was signed and when, with the PDF. */
export function AgreementDetails({ status, signed }: AgreementDetailsProps) {
  const { current, submittedAt, decidedAt } = status;
  const copy = useMutation({ mutationFn: () => signedCopy(status.userType) });

  async function download() {
    try {
      const { url } = await copy.mutateAsync();
      // An attachment: the page stays where it is.
      window.location.assign(url);
    } catch (error) {
      const { title, message } = error instanceof ApiError ? error : { title: 'Download failed', message: '' };
      toast({ title, description: message || 'Please try again in a moment.', variant: 'destructive' });
    }
  }

  return (
    <section aria-label="Agreement details" className="mt-6 border-line border-t pt-5">
      <h3 className="mb-4 text-lg">Agreement details</h3>
      <DescriptionList
        items={[
          { term: 'Agreement', detail: `${current.title}, version ${signed.version}` },
          { term: 'Signed by', detail: signed.signature },
          { term: 'Signed on', detail: formatDateTime(signed.signedAt) },
          ...(submittedAt ? [{ term: 'Documents sent on', detail: formatDateTime(submittedAt) }] : []),
          ...(decidedAt ? [{ term: 'Reviewed on', detail: formatDateTime(decidedAt) }] : []),
          {
            term: 'Agreement fingerprint (SHA-256)',
            detail: <code className="break-all text-ink-soft text-xs">{signed.sha256}</code>,
          },
        ]}
      />
      {signed.copy === 'none' ? null : (
        <div className="mt-5">
          <Button
            variant="secondary"
            full="phone"
            icon={<Download aria-hidden="true" className="size-4.5" />}
            busy={copy.isPending}
            disabledReason={signed.copy === 'underway' ? 'We’re preparing the PDF. This takes a few seconds.' : null}
            onClick={() => void download()}
          >
            Download your signed copy (PDF)
          </Button>
        </div>
      )}
    </section>
  );
}
