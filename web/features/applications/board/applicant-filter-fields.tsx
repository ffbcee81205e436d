import { repAvailability, repExperience } from '#contract/profiles/options.ts';
import { useDelayed } from '#web/lib/use-delayed.ts';
import { Field } from '#web/ui/field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ApplicantCriteria } from '../api.ts';

const distances = [10, 25, 50, 100, 250] as const;

interface ApplicantFilterFieldsProps {
  readonly criteria: ApplicantCriteria;
  /** Undefined removes a filter. */
  readonly onChange: (change: Partial<ApplicantCriteria>, typing?: boolean) => void;
}

/** Filters by profile. Every change applies immediately. */
export function ApplicantFilterFields({ criteria, onChange }: ApplicantFilterFieldsProps) {
  const { experience, availability, withinKm } = criteria;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Field label="Minimum experience">
        <Select
          options={repExperience}
          value={experience}
          onChange={(value) => onChange({ experience: (value ?? undefined) as ApplicantCriteria['experience'] })}
          placeholder="Any experience"
        />
      </Field>
      <Field label="Availability">
        <Select
          options={repAvailability}
          value={availability}
          onChange={(value) => onChange({ availability: (value ?? undefined) as ApplicantCriteria['availability'] })}
          placeholder="Any"
        />
      </Field>
      <HighestRate cents={criteria.maximumRateCents ?? null} onChange={onChange} />
      <Field label="Distance from the job">
        <Select
          options={distances.map((km) => ({ value: String(km), label: `Within ${km} km` }))}
          value={withinKm === undefined ? null : String(withinKm)}
          onChange={(value) => onChange({ withinKm: value === null ? undefined : Number(value) })}
          placeholder="Any distance"
        />
      </Field>
    </div>
  );
}

function HighestRate({
  cents,
  onChange,
}: { readonly cents: number | null } & Pick<ApplicantFilterFieldsProps, 'onChange'>) {
  const [typed, setTyped, settle] = useDelayed(
    cents,
    (wanted) => {
      if (!Number.isNaN(wanted)) onChange({ maximumRateCents: wanted ?? undefined }, cents !== null);
    },
    (value) => value,
  );
  return (
    <Field
      label="Maximum hourly rate"
      error={Number.isNaN(typed) ? 'Enter an amount in rand, such as 60 or 75.50.' : null}
    >
      <MoneyInput value={typed} onChange={setTyped} onBlur={settle} placeholder="Any rate" />
    </Field>
  );
}
