import { Plus } from 'lucide-react';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { TransportHome } from '#web/features/jobs/post/transport-home.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { hasBegun, type RehireValues } from './plan.ts';

interface RehireDaysProps {
  readonly values: RehireValues;
  readonly now: Date;
  readonly onChange: (values: RehireValues) => void;
}

/** The days, hours, pay and places of the new job. */
export function RehireDays({ values, now, onChange }: RehireDaysProps) {
  const { dates, from, to, dayCents, positions } = values;
  const set = (changed: Partial<RehireValues>) => onChange({ ...values, ...changed });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="grid content-start gap-3">
        {dates.map((day, at) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other identity while it is edited.
            key={at}
            label={at === 0 ? 'Day' : `Day ${at + 1}`}
            required={at === 0}
            error={hasBegun(day, values, now) ? 'This day or its start time has passed. Choose a later one.' : null}
          >
            <DateInput
              min={dayInSouthAfrica(now)}
              value={day}
              onChange={(chosen) => set({ dates: dates.map((one, other) => (other === at ? (chosen ?? '') : one)) })}
            />
          </Field>
        ))}
        <Button
          variant="ghost"
          size="small"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={() => set({ dates: [...dates, ''] })}
        >
          Add a day
        </Button>
      </div>
      <div className="grid grid-cols-2 content-start gap-3">
        <Field label="Start time" required>
          <TextInput type="time" step={300} value={from} onChange={({ target }) => set({ from: target.value })} />
        </Field>
        <Field label="End time" required>
          <TextInput type="time" step={300} value={to} onChange={({ target }) => set({ to: target.value })} />
        </Field>
      </div>
      <TransportHome hours={values} onChange={(transportHome) => set({ transportHome })} />
      <Field label="Pay for each rep, each day" required>
        <MoneyInput value={dayCents} onChange={(cents) => set({ dayCents: cents })} />
      </Field>
      <Field label="Reps needed" hint="The first to accept get the places." required>
        <NumberInput value={positions} onChange={(count) => set({ positions: count })} />
      </Field>
    </div>
  );
}
