import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { JobInput } from '#contract/jobs/jobs.ts';
import { jobExperience } from '#contract/jobs/options.ts';
import { dayInSouthAfrica } from '#domain/calendar-day.ts';
import { minimumWageOn } from '#domain/minimum-wage.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { JobValues } from './job-form-values.ts';

/** What it pays and what it takes: the last part of the form. */
export function JobFormPay() {
  const { control, trigger, subscribe } = useFormContext<JobValues, unknown, JobInput>();
  const [rateLeft, setRateLeft] = useState(false);
  const { cents } = minimumWageOn(dayInSouthAfrica(new Date()));

  // A rate that is too low is said when the field is left, and from then on follows what is typed: the wage of the day on
  // which the work starts holds, so that day matters too.
  useEffect(() => {
    if (!rateLeft) return;
    const check = () => void trigger('hourlyRateCents');
    check();
    return subscribe({ name: ['hourlyRateCents', 'startDate'], formState: { values: true }, callback: check });
  }, [rateLeft, trigger, subscribe]);

  return (
    <Card title="Pay and experience">
      <div className="grid gap-5 md:grid-cols-2">
        <FormField
          control={control}
          name="compensationCents"
          label="Compensation (ZAR)"
          hint="What one rep earns for the whole job."
          required
        >
          {(field) => <MoneyInput {...field} />}
        </FormField>
        <FormField
          control={control}
          name="hourlyRateCents"
          label="Hourly rate (ZAR)"
          hint={`Reps search by it. The minimum wage is ${formatRandExact(cents)} an hour.`}
          optional
        >
          {(field) => (
            <MoneyInput
              {...field}
              onBlur={() => {
                field.onBlur();
                if (field.value !== null) setRateLeft(true);
              }}
            />
          )}
        </FormField>
        <FormField control={control} name="experienceRequired" label="Experience required">
          {(field) => <Select {...field} options={jobExperience} />}
        </FormField>
        <FormField control={control} name="requiredSkills" label="Required skills" optional>
          {(field) => (
            <TextInput
              {...field}
              value={field.value ?? ''}
              onChange={(event) => field.onChange(event.target.value || null)}
              placeholder="isiZulu, own transport, upselling"
            />
          )}
        </FormField>
      </div>
    </Card>
  );
}
