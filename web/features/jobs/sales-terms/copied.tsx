import { useState } from 'react';
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts';
import type { SalesTermsInput } from '#contract/jobs/sales-terms.ts';
import { describeSalesPay, setBeforeHiring } from '#texts/jobs/sales-terms.ts';
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
  /** Null: a commission-only job that lacks them. */
  readonly terms: SalesTermsInput | null;
  /** Null: sales pay nothing on the new job. */
  readonly onChange: (terms: SalesTermsInput | null) => void;
}

/** What sales paid on the job before, which the new job takes along unless it is changed here. */
export function CopiedSalesTerms({ job, terms, onChange }: CopiedSalesTermsProps) {
  const [editing, setEditing] = useState(false);
  const commissionOnly = job.jobType === 'Commission Only';
  return (
    <section aria-labelledby="copied-sales" className="grid gap-3 rounded-card border border-line p-(--gutter)">
      <h2 id="copied-sales" className="text-lg">
        Pay per sale
      </h2>
      {terms ? (
        <Copied job={job} terms={terms} commissionOnly={commissionOnly} />
      ) : (
        <p className="max-w-prose leading-normal">This job pays from sales alone. {setBeforeHiring}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
          {terms ? 'Change what sales pay' : 'Set what sales pay'}
        </Button>
        {commissionOnly ? null : (
          <Button variant="ghost" size="small" onClick={() => onChange(null)}>
            Don’t pay per sale
          </Button>
        )}
      </div>
      {editing ? (
        <SalesTermsDialog job={job} terms={terms} onSave={onChange} onClose={() => setEditing(false)} />
      ) : null}
    </section>
  );
}

interface CopiedProps extends Pick<CopiedSalesTermsProps, 'job'> {
  readonly terms: SalesTermsInput;
  readonly commissionOnly: boolean;
}

function Copied({ job, terms, commissionOnly }: CopiedProps) {
  const { mostCents } = terms;
  return (
    <>
      <p className="leading-normal">{describeSalesPay(terms)}. Reps get this on the new job.</p>
      {commissionOnly || mostCents !== null ? (
        <SalesHeld job={job} terms={{ commissionOnly, mostCents }} />
      ) : (
        <p className="font-medium text-danger">Set the most that sales can pay one rep.</p>
      )}
    </>
  );
}
