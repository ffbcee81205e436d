import { jobIndustries } from '#contract/catalogue/options.ts';
import { type AdminJobsQuery, adminJobsQuery } from '#contract/jobs/all-jobs.ts';
import { jobStatuses } from '#contract/jobs/options.ts';
import { jobStatusTexts } from '#texts/jobs/status.ts';
import { SearchForm } from '#web/features/lists/search-form.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

export type JobFilters = Omit<AdminJobsQuery, 'cursor'>;

export const filterNames = ['status', 'industry', 'reported', 'search'] as const;

/** The filters in the URL; invalid values are ignored. */
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
  return (
    <SearchForm
      key={filters.search}
      label="Search jobs by title or company"
      search={filters.search ?? ''}
      onSearch={(text) => onChange('search', text || null)}
      placeholder="Title or company"
      minLength={3}
      maxLength={80}
      className="md:grid-cols-[repeat(3,minmax(0,11rem))_minmax(0,1fr)] md:items-end"
      filter={
        <>
          <Field label="Status">
            <Select
              placeholder="Any status"
              options={jobStatuses.map((value) => ({ value, label: jobStatusTexts[value].label }))}
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
              placeholder="All jobs"
              options={[{ value: 'yes', label: 'Reported' }]}
              value={filters.reported ?? null}
              onChange={(value) => onChange('reported', value)}
            />
          </Field>
        </>
      }
    />
  );
}
