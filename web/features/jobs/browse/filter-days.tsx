import type { JobFilters } from '#contract/jobs/search.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { useDelayed } from '#web/lib/use-delayed.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import type { FilterChange } from './filter-words.ts';

interface FilterDaysProps {
  readonly filters: JobFilters;
  readonly onChange: (change: FilterChange, typing?: boolean) => void;
}

/** The range of days with work. */
export function FilterDays({ filters, onChange }: FilterDaysProps) {
  const today = dayInSouthAfrica(new Date());
  const { from = null, to = null } = filters;
  return (
    <div className="grid halves gap-4 md:contents">
      <FilterDay
        label="From"
        hint="Shifts that start on or after this day."
        day={from}
        first={today}
        onChange={(day) => onChange({ from: day }, from !== null)}
      />
      <FilterDay
        label="To"
        hint="Shifts that start on or before this day."
        day={to}
        first={from ?? today}
        onChange={(day) => onChange({ to: day }, to !== null)}
      />
    </div>
  );
}

interface FilterDayProps {
  readonly label: string;
  /** Shown beside a chosen day: a night is found by the day it starts on. */
  readonly hint: string;
  readonly day: string | null;
  /** Earlier days find nothing. */
  readonly first: string;
  readonly onChange: (day: string | null) => void;
}

/** A half-typed year is a valid date too, long ago: dates before `first` are not searched for. */
function FilterDay({ label, hint, day, first, onChange }: FilterDayProps) {
  const [typed, setTyped, settle] = useDelayed(day, onChange, (wanted) =>
    wanted !== null && wanted < first ? day : wanted,
  );
  const early = typed !== null && typed < first;
  return (
    <Field label={label} {...(day !== null && { hint })} error={early ? 'Choose a later day.' : null}>
      <DateInput value={typed ?? ''} onChange={setTyped} onBlur={settle} min={first} />
    </Field>
  );
}
