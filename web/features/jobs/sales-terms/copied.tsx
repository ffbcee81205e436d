import { useState } from 'react';
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts';
import type { SalesTermsInput } from '#contract/jobs/sales-terms.ts';
import { describeSalesPay } from '#texts/jobs/sales-terms.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { SalesHeld } from './held.tsx';

const SalesTermsDialog = lazyDialog(
  () => import('./dialog.tsx'),
  () => 'Pay per sale',
);

interface CopiedSalesTermsProps {
  /** The new job. */
  readonly job: Pick<OwnJobDetail, 'jobType' | 'compensationCents'>;
  readonly terms: SalesTermsInput;
  /** Null: sales pay nothing on the new job. */
  readonly onChange: (terms: SalesTermsInput | null) => void;
}

/** What sales paid on the job before, which the new job takes along unless it is changed here. */
export function CopiedSalesTerms({ job, terms, onChange }: CopiedSalesTermsProps) {
  const [editing, setEditing] = useState(false);
  const commissionOnly = job.jobType === 'Commission Only';
  const { mostCents } = terms;
  return (
    <section aria-labelledby="copied-sales" className="grid gap-3 rounded-card border border-line p-(--gutter)">
      <h2 id="copied-sales" className="text-lg">
        Pay per sale
      </h2>
      <p className="leading-normal">{describeSalesPay(terms)}. Reps get this on the new job.</p>
      {commissionOnly || mostCents !== null ? (
        <SalesHeld job={job} terms={{ commissionOnly, mostCents }} />
      ) : (
        <p className="font-medium text-danger">Set the most that sales can pay one rep.</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
          Change what sales pay
        </Button>
        <Button variant="ghost" size="small" onClick={() => onChange(null)}>
          Don’t pay per sale
        </Button>
      </div>
      {editing ? (
        <SalesTermsDialog job={job} terms={terms} onSave={onChange} onClose={() => setEditing(false)} />
      ) : null}
    </section>
  );
}
