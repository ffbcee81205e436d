import { BellRing } from 'lucide-react';
import { useRef } from 'react';
import { useSaveJob } from '#web/features/jobs/browse/saved-api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

interface EnoughApplicantsProps {
  readonly job: { readonly id: string; readonly saved: boolean };
}

/** The job has enough applicants for now. Reps who saved it are notified when the business takes more. */
export function EnoughApplicants({ job }: EnoughApplicantsProps) {
  const save = useSaveJob(job.id);
  const saved = save.isPending ? save.variables : job.saved;
  const words = useRef<HTMLParagraphElement>(null);
  return (
    <Alert tone="info" title="Enough applicants for now">
      <p ref={words} tabIndex={-1} className="outline-none">
        The business is reviewing its current applicants first.
        {saved ? ' You’ve saved this job, so we’ll notify you when you can apply.' : ''}
      </p>
      {saved ? null : (
        <Button
          variant="secondary"
          full="phone"
          className="mt-3"
          icon={<BellRing aria-hidden="true" className="size-4.5" />}
          onClick={() => {
            save.mutate(true);
            // The button disappears after saving.
            words.current?.focus();
          }}
        >
          Notify me when I can apply
        </Button>
      )}
    </Alert>
  );
}
