import { Search } from 'lucide-react';
import { useState } from 'react';
import { type AdminJobsQuery, adminJobsQuery } from '#contract/jobs/all-jobs.ts';
import { jobIndustries, jobStatuses } from '#contract/jobs/options.ts';
import { jobStatusLabels } from '#domain/job-lifecycle.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

export type JobFilters = Omit<AdminJobsQuery, 'cursor'>;

export const filterNames = ['status', 'industry', 'reported', 'search'] as const;

/** What the address asks for; what it cannot mean is left out. */
export function jobFiltersIn(address: URLSearchParams): JobFilters {
  const found = filterNames.map((name) => {
    const parsed = adminJobsQuery.safeParse({ [name]: address.get(name) ?? undefined });
    return parsed.success ? parsed.data : {};
  });
  return Object.assign({}, ...found) as JobFilters;
}

interface JobFilterFieldsProps {
  readonly filters: JobFilters;
  readonly onChange: (name: (typeof filterNames)[number], value: string | null) => void;
}

export function JobFilterFields({ filters, onChange }: JobFilterFieldsProps) {
  const [typed, setTyped] = useState(filters.search ?? '');
  return (
    <search>
      <form
        className="mb-4 grid gap-3 md:grid-cols-[repeat(3,minmax(0,11rem))_minmax(0,1fr)] md:items-end"
        onSubmit={(event) => {
          event.preventDefault();
          onChange('search', typed.trim() || null);
        }}
      >
        <Field label="Status">
          <Select
            placeholder="Any status"
            options={jobStatuses.map((value) => ({ value, label: jobStatusLabels[value] }))}
            value={filters.status ?? null}
            onChange={(value) => onChange('status', value)}
          />
        </Field>
        <Field label="Industry">
          <Select
            placeholder="Any industry"
            options={jobIndustries}
            value={filters.industry ?? null}
            onChange={(value) => onChange('industry', value)}
          />
        </Field>
        <Field label="Reports">
          <Select
            placeholder="Reported or not"
            options={[{ value: 'yes', label: 'Ever reported' }]}
            value={filters.reported ?? null}
            onChange={(value) => onChange('reported', value)}
          />
        </Field>
        <div className="flex flex-wrap items-stretch gap-2">
          <Field label="Search jobs by title or company" labelHidden className="min-w-[min(9rem,100%)] flex-1">
            <TextInput
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              placeholder="Title or company"
              minLength={3}
              maxLength={80}
              autoComplete="off"
              leading={<Search aria-hidden="true" className="size-4.5" />}
            />
          </Field>
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </div>
      </form>
    </search>
  );
}
