import { useFormContext, useWatch } from 'react-hook-form';
import { type Terms, type TermsInput, termsInput } from '#contract/engagements/terms.ts';
import { daysOfWork, monthlyMinutes } from '#domain/labour/hours-together.ts';
import { WorkMarks } from '#web/features/jobs/work-marks.tsx';
import { HoursTogether, readersOf } from './hours-together.tsx';

const daysInput = termsInput.pick({ schedule: true, startDate: true });

/** What labour law requires for the days and hours as filled in, and the hours with the business that they lead to. */
export function ChangeTermsLabour({ terms }: { readonly terms: Terms }) {
  const { control } = useFormContext<TermsInput>();
  const [schedule, startDate] = useWatch({ control, name: ['schedule', 'startDate'] });
  const filled = daysInput.safeParse({ schedule, startDate });
  const days = filled.success ? daysOfWork(filled.data) : [];
  if (!filled.success || days.length === 0) return null;
  return (
    <>
      <WorkMarks work={{ ...filled.data, jobType: terms.jobType }} />
      <HoursTogether {...readersOf(terms)} minutesAMonth={monthlyMinutes(days, terms.otherDays)} />
    </>
  );
}
