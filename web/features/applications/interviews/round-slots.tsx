import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { interviewLimits } from '#contract/applications/interview.ts';
import { roundLimits } from '#contract/applications/interview-rounds.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { formatInterviewStart, hasPassed, momentOf } from './interview-times.ts';

const minuteMs = 60_000;

/** Consecutive slots of the given length, between two times of a day in South Africa. */
export function timesBetween(day: string | null, from: string, to: string, minutes: number): string[] {
  const [begin, end] = [momentOf(day, from), momentOf(day, to)];
  if (begin === null || end === null || !(minutes > 0)) return [];
  const count = Math.floor((Date.parse(end) - Date.parse(begin)) / (minutes * minuteMs));
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    new Date(Date.parse(begin) + at * minutes * minuteMs).toISOString(),
  );
}

interface RoundSlotsProps {
  readonly times: readonly string[];
  /** The length of each. */
  readonly minutes: number | null;
  readonly error: string | undefined;
  readonly onChange: (times: string[]) => void;
}

/** Adds many times in one go: a day, from, to. Each can be removed again. */
export function RoundSlots({ times, minutes, error, onChange }: RoundSlotsProps) {
  const id = useId();
  const adds = useRef<HTMLButtonElement>(null);
  const [day, setDay] = useState<string | null>(null);
  const [from, setFrom] = useState('09:00');
  const [to, setTo] = useState('12:00');
  const today = dayInSouthAfrica(new Date());
  const fresh = timesBetween(day, from, to, minutes ?? 0).filter((time) => !times.includes(time) && !hasPassed(time));
  const room = roundLimits.times - times.length;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold text-[0.9375rem]">Times to choose from</legend>
      <p className="mt-0.5 mb-3 text-ink-soft text-sm">
        Times are in South African time (SAST). Each rep chooses one. Full times can’t be chosen.
      </p>
      <div className="grid halves items-end gap-2 sm:grid-cols-[minmax(0,1fr)_9.5rem_9.5rem]">
        <Field label="Day" className="max-sm:col-span-full">
          <DateInput value={day} onChange={setDay} min={today} max={addDays(today, interviewLimits.furthestDays)} />
        </Field>
        <Field label="From">
          <TextInput type="time" step={300} value={from} onChange={(event) => setFrom(event.target.value)} />
        </Field>
        <Field label="To">
          <TextInput type="time" step={300} value={to} onChange={(event) => setTo(event.target.value)} />
        </Field>
        <Button
          ref={adds}
          variant="secondary"
          className="col-span-full sm:justify-self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          disabled={fresh.length === 0 || room <= 0}
          onClick={() => onChange([...times, ...fresh.slice(0, room)].toSorted())}
        >
          {fresh.length > 0 ? `Add ${Math.min(fresh.length, room)}` : 'Add'}
        </Button>
      </div>
      {times.length > 0 ? (
        <ul aria-label="Proposed times" className="mt-3 flex max-h-48 flex-wrap gap-2 overflow-y-auto">
          {times.map((time) => (
            <li key={time}>
              <button
                type="button"
                aria-label={`Remove ${formatInterviewStart(time)}`}
                onClick={() => {
                  onChange(times.filter((one) => one !== time));
                  adds.current?.focus();
                }}
                className="figures flex min-h-9 items-center gap-1.5 rounded-full bg-brand-soft py-1 ps-3 pe-2 text-on-brand-soft text-sm"
              >
                {formatInterviewStart(time)}
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
