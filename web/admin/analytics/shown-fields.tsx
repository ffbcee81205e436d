import { useNavigate } from 'react-router';
import { analyticsIndustries, analyticsProvinces } from '#contract/analytics/analytics.ts';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Shown } from './shown.ts';

interface ShownFieldsProps {
  readonly shown: Shown;
  readonly addressWith: (changes: Readonly<Record<string, string | undefined>>) => string;
}

const named = (name: string) => ({ value: name, label: name.replace(/^not named$/, 'Not specified') });

/** The period, and the part of the market. */
export function ShownFields({ shown, addressWith }: ShownFieldsProps) {
  const navigate = useNavigate();
  const go = (changes: Readonly<Record<string, string | undefined>>) =>
    void navigate(addressWith(changes), { replace: true, preventScrollReset: true });
  return (
    <form
      aria-label="Filter figures"
      onSubmit={(event) => event.preventDefault()}
      className="mb-6 grid gap-3 min-[22.5rem]:grid-cols-2 lg:grid-cols-5"
    >
      <Field label="By">
        <Select
          options={[
            { value: 'day', label: 'Day' },
            { value: 'week', label: 'Week' },
            { value: 'month', label: 'Month' },
          ]}
          value={shown.by}
          onChange={(by) => go({ by: by ?? undefined })}
        />
      </Field>
      <Field label="From">
        <DateInput value={shown.from} max={shown.to} onChange={(from) => from && go({ from })} />
      </Field>
      <Field label="To">
        <DateInput value={shown.to} min={shown.from} onChange={(to) => to && go({ to })} />
      </Field>
      <Field label="Province">
        <Select
          placeholder="All"
          options={analyticsProvinces.map(named)}
          value={shown.province}
          onChange={(province) => go({ province: province ?? undefined })}
        />
      </Field>
      <Field label="Industry">
        <Select
          placeholder="All"
          options={analyticsIndustries.map(named)}
          value={shown.industry}
          onChange={(industry) => go({ industry: industry ?? undefined })}
        />
      </Field>
    </form>
  );
}
