import { useFormContext, useWatch } from 'react-hook-form';
import type { JobInput } from '#contract/jobs/jobs.ts';
import { isWage } from '#domain/jobs/job-pay.ts';
import { shareOfGig } from '#domain/jobs/take-home.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { describePay } from '#texts/jobs/pay.ts';
import { formatRand, plural } from '#web/lib/format.ts';
import { gigFee, gigWords } from '#web/lib/site-facts.ts';
import { WorkMarks } from '../work-marks.tsx';
import { settledTerms } from './job-form-resolver.ts';
import type { JobValues } from './job-form-values.ts';

/** Amounts that follow from the entered pay: for a rep, and for the business in total. */
export function JobFormMoney() {
  const { control } = useFormContext<JobValues, unknown, JobInput>();
  const values = useWatch({ control }) as JobValues;
  const terms = settledTerms(values, dayInSouthAfrica(new Date()));
  const { compensationCents, positions } = terms;
  if (!Number.isSafeInteger(compensationCents * positions) || compensationCents * positions <= 0) return null;
  const { businessPaysCents, repReceivesCents } = shareOfGig(compensationCents, positions, gigFee);
  const { stated, rest } = describePay(terms);
  return (
    <dl className="figures col-span-full grid gap-x-6 gap-y-3 rounded-control bg-sunken p-4 md:grid-cols-3">
      <Figure term="Reps see" figure={stated} note={rest} />
      <Figure
        term="You pay in total"
        figure={formatRand(businessPaysCents)}
        note={`for ${plural(positions, 'rep')}, ${gigWords.onTop}`}
      />
      <Figure
        term="Each rep receives"
        figure={`${isWage(terms) ? '' : 'Up to '}${formatRand(repReceivesCents)}`}
        note={gigWords.after}
      />
    </dl>
  );
}

/** What labour law requires for the job as filled in. */
export function JobFormMarks() {
  const { control } = useFormContext<JobValues, unknown, JobInput>();
  const values = useWatch({ control }) as JobValues;
  return (
    <div className="col-span-full empty:hidden">
      <WorkMarks work={settledTerms(values, dayInSouthAfrica(new Date()))} />
    </div>
  );
}

function Figure({ term, figure, note }: { readonly term: string; readonly figure: string; readonly note: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd>
        <span className="block font-bold font-display text-lg">{figure}</span>
        <span className="block text-ink-soft text-sm">{note}</span>
      </dd>
    </div>
  );
}
