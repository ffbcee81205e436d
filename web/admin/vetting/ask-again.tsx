import { FileQuestion } from 'lucide-react';
import { useState } from 'react';
import type { VettingDocument } from '#contract/vetting/cases.ts';
import { documentLabels } from '#contract/vetting/documents.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { useReview } from './api.ts';
import { askAgainTemplates } from './reason-templates.ts';

interface AskAgainProps {
  readonly vettingId: string;
  readonly document: VettingDocument;
}

/** Sends the case back to the user for this document only. */
export function AskAgain({ vettingId, document }: AskAgainProps) {
  const [open, setOpen] = useState(false);
  const review = useReview(vettingId);
  const label = documentLabels[document.type];
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<FileQuestion aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        Request again
      </Button>
      {open ? (
        <ReasonDialog
          title={`Request “${label}” again?`}
          description="The case will leave the queue and return once the person has sent the document."
          label="What should they send?"
          hint="We’ll email this and show it on their Legal tab."
          confirmLabel="Send request"
          tone="primary"
          limit={1000}
          templates={askAgainTemplates[document.type]}
          unless={['vetting.claim_required']}
          onSend={async (reason) => {
            await review.mutateAsync({ step: 'askAgain', documentId: document.id, reason });
            toast({
              title: 'Document requested',
              description: `We asked the person by email to send “${label}” again.`,
            });
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
