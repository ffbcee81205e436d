import { closingDays } from '#contract/jobs/options.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { PlaceCombobox } from '#web/features/catalogue/place-combobox.tsx';
import { usePlaces } from '#web/features/catalogue/use-choices.ts';
import { Card } from '#web/ui/card.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { OptionalTextInput } from '#web/ui/optional-text-input.tsx';
import { JobFormDuration } from './job-form-duration.tsx';
import { JobFormStart } from './job-form-start.tsx';
import type { JobControl } from './job-form-work.tsx';

interface JobFormWhenProps {
  readonly control: JobControl;
  /** What happens without a closing day. */
  readonly closingHint: string;
}

/** Where, when and how many: the second part of the form. */
export function JobFormWhen({ control, closingHint }: JobFormWhenProps) {
  const places = usePlaces();
  const today = dayInSouthAfrica(new Date());
  return (
    <Card title="Where and when">
      <div className="grid gap-5 md:grid-cols-2">
        <FormField control={control} name="locationId" label="Location" required>
          {(field) => <PlaceCombobox {...field} options={places} clearable={false} />}
        </FormField>
        <FormField control={control} name="locationAddress" label="Street address" optional>
          {(field) => <OptionalTextInput {...field} autoComplete="street-address" />}
        </FormField>
        <JobFormStart control={control} />
        <JobFormDuration control={control} />
        <FormField
          control={control}
          name="positions"
          label="Reps needed"
          hint="How many you want to hire for this job."
        >
          {(field) => <NumberInput {...field} />}
        </FormField>
        <FormField control={control} name="closesOn" label="Last day to apply" hint={closingHint} optional>
          {(field) => <DateInput {...field} min={today} max={addDays(today, closingDays.furthest)} />}
        </FormField>
      </div>
    </Card>
  );
}
