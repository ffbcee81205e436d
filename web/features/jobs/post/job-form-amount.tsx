import { useFormContext } from 'react-hook-form';
import type { JobInput } from '#contract/jobs/jobs.ts';
import { minimumWageOn } from '#domain/jobs/minimum-wage.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import type { JobValues } from './job-form-values.ts';

const wage = () => `The minimum wage is ${formatRandExact(minimumWageOn(dayInSouthAfrica(new Date())))} an hour.`;

const texts = {
  compensationCents: { label: 'Compensation (ZAR)', hint: () => 'What one rep earns for the whole job.' },
  dayRateCents: { label: 'Daily pay (ZAR)', hint: () => 'What one rep earns per day.' },
  hourlyRateCents: { label: 'Hourly rate (ZAR)', hint: () => `Reps can filter jobs by this rate. ${wage()}` },
};

interface JobFormAmountProps {
  readonly name: keyof typeof texts;
  readonly onLeave?: () => void;
  readonly required?: boolean;
  /** Instead of the usual one. */
  readonly hint?: string | undefined;
}

/** One of the amounts in which pay can be stated. */
export function JobFormAmount({ name, onLeave, required = false, hint: own }: JobFormAmountProps) {
  const { control } = useFormContext<JobValues, unknown, JobInput>();
  const { label, hint } = texts[name];
  return (
    <FormField
      control={control}
      name={name}
      label={label}
      hint={own ?? hint()}
      required={required}
      optional={!required}
    >
      {(field) => (
        <MoneyInput
          {...field}
          onBlur={() => {
            field.onBlur();
            if (field.value !== null) onLeave?.();
          }}
        />
      )}
    </FormField>
  );
}
