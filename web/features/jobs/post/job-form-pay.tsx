import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { JobInput } from '#contract/jobs/jobs.ts';
import { jobExperience, type PayUnit } from '#contract/jobs/options.ts';
import { isWage } from '#domain/jobs/job-pay.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { setBeforeHiring } from '#texts/jobs/sales-terms.ts';
import { gigFee } from '#web/lib/site-facts.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { OptionalTextInput } from '#web/ui/optional-text-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { JobFormAmount } from './job-form-amount.tsx';
import { JobFormMarks, JobFormMoney } from './job-form-money.tsx';
import { settledTerms } from './job-form-resolver.ts';
import type { JobValues } from './job-form-values.ts';

const units: { value: PayUnit; label: string }[] = [
  { value: 'whole', label: 'The whole job' },
  { value: 'day', label: 'A day' },
  { value: 'hour', label: 'An hour' },
];

const commissionHint = gigFee.gigsPaidHere
  ? `The most that one rep can earn from sales. ${setBeforeHiring} You do that on the page of the job.`
  : 'The most that one rep can earn from sales.';

const amounts = { whole: 'compensationCents', day: 'dayRateCents', hour: 'hourlyRateCents' } as const;
const whatDecides = ['schedule', 'startDate', 'jobType', 'payPer', ...Object.values(amounts)] as const;

/** Pay and requirements: the last part of the form. */
export function JobFormPay() {
  const { control, trigger, subscribe, setValue, getValues } = useFormContext<JobValues, unknown, JobInput>();
  const [payLeft, setPayLeft] = useState(false);
  const [schedule, jobType, payPer = 'whole'] = useWatch({ control, name: ['schedule', 'jobType', 'payPer'] });
  // With days and hours all pay follows from one amount. Expected commission is no wage, and nothing follows from it.
  const byDays = Boolean(schedule) && isWage({ jobType });
  const stated = byDays ? amounts[payPer] : 'hourlyRateCents';

  // Too low pay is reported on blur, and from then on while typing: the minimum wage on the days of work applies, so
  // they matter too.
  useEffect(() => {
    if (!payLeft) return;
    const check = () => void trigger(stated);
    check();
    return subscribe({ name: [...whatDecides], formState: { values: true }, callback: check });
  }, [payLeft, stated, trigger, subscribe]);

  function payFor(unit: PayUnit) {
    // The next amount asked for is prefilled from the previous one.
    const follows = settledTerms(getValues(), dayInSouthAfrica(new Date()))[amounts[unit]];
    if (follows) setValue(amounts[unit], follows, { shouldDirty: true });
    setValue('payPer', unit, { shouldDirty: true });
    setPayLeft(false);
  }

  const onLeave = () => setPayLeft(true);
  return (
    <Card title="Pay and experience">
      <div className="grid gap-5 md:grid-cols-2">
        {byDays ? (
          <>
            <Field label="Pay is for">
              <Select options={units} value={payPer} onChange={(unit) => payFor(unit as PayUnit)} />
            </Field>
            <JobFormAmount key={stated} name={stated} onLeave={onLeave} required />
          </>
        ) : (
          <>
            <JobFormAmount name="compensationCents" required hint={isWage({ jobType }) ? undefined : commissionHint} />
            {isWage({ jobType }) ? <JobFormAmount name="hourlyRateCents" onLeave={onLeave} /> : null}
          </>
        )}
        <JobFormMoney />
        <JobFormMarks />
        <FormField control={control} name="experienceRequired" label="Experience required">
          {(field) => <Select {...field} options={jobExperience} />}
        </FormField>
        <FormField control={control} name="requiredSkills" label="Required skills" optional>
          {(field) => <OptionalTextInput {...field} placeholder="isiZulu, own transport, upselling" />}
        </FormField>
      </div>
    </Card>
  );
}
