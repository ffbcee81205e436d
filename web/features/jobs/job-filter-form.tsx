import clsx from 'clsx';
import { useState } from 'react';
import { provinces } from '#contract/catalogue.ts';
import { jobIndustries } from '#contract/job-options.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { Select } from '#web/ui/select.tsx';
import type { JobFilters } from './api.ts';

interface JobFilterFormProps {
  readonly filters: JobFilters;
  readonly onChange: (filters: JobFilters) => void;
}

/** The search criteria. Every change applies at once and stands in the address. */
export function JobFilterForm({ filters, onChange }: JobFilterFormProps) {
  const set = (change: { [Name in keyof JobFilters]?: JobFilters[Name] | null }) =>
    onChange(
      Object.fromEntries(
        Object.entries({ ...filters, ...change }).filter(([, value]) => value !== null && value !== undefined),
      ),
    );
  const chosen = Object.keys(filters).length;
  // On a phone the jobs come first: the criteria open on demand.
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="job-search" className="rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex items-center justify-between gap-3">
        <h2 id="job-search" className="text-lg">
          Job Search Criteria
        </h2>
        <div className="flex flex-wrap justify-end gap-2">
          {chosen > 0 ? (
            <Button variant="ghost" size="small" onClick={() => onChange({})}>
              Clear filters
            </Button>
          ) : null}
          <Button
            variant="secondary"
            size="small"
            className="md:hidden"
            aria-expanded={open}
            aria-controls="job-filters"
            onClick={() => setOpen(!open)}
          >
            {open ? 'Hide' : chosen > 0 ? `Change (${chosen})` : 'Filter'}
          </Button>
        </div>
      </div>
      <div id="job-filters" className={clsx('mt-4 grid gap-4 md:grid-cols-3', !open && 'max-md:hidden')}>
        <Field label="Province">
          <Select
            options={provinces}
            value={filters.province}
            onChange={(value) => set({ province: value as JobFilters['province'] | null })}
            placeholder="All provinces"
          />
        </Field>
        <Field label="Industry">
          <Select
            options={jobIndustries}
            value={filters.industry}
            onChange={(value) => set({ industry: value as JobFilters['industry'] | null })}
            placeholder="All industries"
          />
        </Field>
        <Field label="Minimum hourly rate (ZAR)">
          <MoneyInput
            value={filters.minimumRateCents}
            onChange={(cents) => {
              if (!Number.isNaN(cents)) set({ minimumRateCents: cents });
            }}
          />
        </Field>
      </div>
    </section>
  );
}
