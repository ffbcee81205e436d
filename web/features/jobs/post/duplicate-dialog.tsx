import { jobRefusals } from '#contract/jobs/refusals.ts';
import { ownJobAddress } from '#contract/site/portal-addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Duplicate } from './duplicate-of.ts';

interface DuplicateDialogProps {
  readonly duplicate: Duplicate;
  readonly onClose: () => void;
}

/** Without a form to show it in: links to the job that is already open. */
export function DuplicateDialog({ duplicate, onClose }: DuplicateDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="small"
      title={jobRefusals['job.duplicate'].title}
      description={duplicate.detail}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <LinkButton to={ownJobAddress(duplicate.jobId)} onClick={onClose}>
            Open existing job
          </LinkButton>
        </>
      }
    />
  );
}
