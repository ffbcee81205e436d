import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { endWords } from '../schedule-end.ts';
import type { ScheduleProps } from './job-form-values.ts';

const breaks = [15, 30, 45, 60, 90, 120];

/** Start and end on each day, and the unpaid break. */
export function ScheduleHours({ schedule, onChange, errorOf }: ScheduleProps) {
  const { from, to, breakMinutes } = schedule;
  const ends = endWords(schedule);
  const offered = [...new Set([...breaks, breakMinutes])].filter((minutes) => minutes > 0).toSorted((a, b) => a - b);
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
          options={offered.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
          value={breakMinutes === 0 ? null : String(breakMinutes)}
          onChange={(minutes) => onChange({ ...schedule, breakMinutes: Number(minutes ?? 0) })}
        />
      </Field>
    </div>
  );
}
