import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { endWords } from '../schedule-end.ts';
import type { ScheduleProps } from './job-form-values.ts';
import { TransportHome } from './transport-home.tsx';

const lengths = [15, 30, 45, 60, 90, 120];

const optionsFor = (minutes: number) =>
  [...new Set([...lengths, minutes])]
    .filter((length) => length > 0)
    .toSorted((one, other) => one - other)
    .map((length) => ({ value: String(length), label: `${length} minutes` }));

/** Start and end on each day, the unpaid break, travel outside these hours, and transport home after a night shift. */
export function ScheduleHours({ schedule, onChange, errorOf }: ScheduleProps) {
  const { from, to, breakMinutes, travelMinutes = 0 } = schedule;
  const ends = endWords(schedule);
  return (
    <div className="grid halves gap-5 md:grid-cols-3">
      <Field label="Start time" hint="South African time." error={errorOf('from')} required>
        <TextInput
          type="time"
          step={300}
          value={from}
          onChange={({ target }) => onChange({ ...schedule, from: target.value })}
        />
      </Field>
      <Field label="End time" hint={<span aria-live="polite">{ends}</span>} error={errorOf('to')} required>
        <TextInput
          type="time"
          step={300}
          value={to}
          onChange={({ target }) => onChange({ ...schedule, to: target.value })}
        />
      </Field>
      <Field label="Unpaid break" error={errorOf('breakMinutes')} className="col-span-full md:col-span-1">
        <Select
          placeholder="None"
          options={optionsFor(breakMinutes)}
          value={breakMinutes === 0 ? null : String(breakMinutes)}
          onChange={(minutes) => onChange({ ...schedule, breakMinutes: Number(minutes ?? 0) })}
        />
      </Field>
      <Field
        label="Travel for the gig, each day"
        hint="Outside these hours, such as fetching stock. Not the way to work. It counts as time that the pay is for."
        error={errorOf('travelMinutes')}
        className="col-span-full"
      >
        <Select
          placeholder="None"
          options={optionsFor(travelMinutes)}
          value={travelMinutes === 0 ? null : String(travelMinutes)}
          onChange={(minutes) => onChange({ ...schedule, travelMinutes: Number(minutes ?? 0) })}
        />
      </Field>
      <TransportHome
        hours={schedule}
        onChange={(transportHome) => onChange({ ...schedule, transportHome })}
        error={errorOf('transportHome')}
      />
    </div>
  );
}
