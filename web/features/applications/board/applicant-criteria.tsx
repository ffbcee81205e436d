import clsx from 'clsx';
import { SlidersHorizontal, Star } from 'lucide-react';
import { useId, useState } from 'react';
import { type ApplicantSort, applicantSorts, longestApplicantSearch } from '#contract/applications/board.ts';
import { SearchBox } from '#web/features/jobs/browse/search-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { ApplicantCriteria } from '../api.ts';
import { ApplicantFilterFields } from './applicant-filter-fields.tsx';
import { filtersOf } from './board-address.ts';

const sortLabels: Record<ApplicantSort, string> = {
  newest: 'Newest first',
  fit: 'Best fit first',
  rate: 'Lowest rate first',
  distance: 'Nearest first',
  experience: 'Most experienced first',
};

interface ApplicantCriteriaProps {
  readonly criteria: ApplicantCriteria;
  /** `typing`: continues the previous change and adds no history entry. */
  readonly onChange: (criteria: ApplicantCriteria, typing?: boolean) => void;
}

/** The filters and sort order of the applicant list. */
export function ApplicantCriteriaBar({ criteria, onChange }: ApplicantCriteriaProps) {
  const fieldsId = useId();
  const { q, shortlisted, ...others } = filtersOf(criteria);
  const chosen = Object.keys(others).length;
  const [open, setOpen] = useState(chosen > 0);
  const withoutFilters = {
    ...(q && { q }),
    ...(shortlisted && { shortlisted }),
    ...(criteria.sort && { sort: criteria.sort }),
  };
  const change = (wanted: Partial<ApplicantCriteria>, typing = false) => {
    const next = Object.entries({ ...criteria, ...wanted }).filter(
      ([, value]) => value !== undefined && value !== null,
    );
    onChange(Object.fromEntries(next), typing);
  };
  return (
    <div className="mb-5 grid gap-4">
      <div className="grid halves items-end gap-3 lg:grid-cols-[minmax(0,1fr)_14rem_auto_auto]">
        <SearchBox
          label="Search applicants"
          placeholder="Name, skill or keyword"
          maximum={longestApplicantSearch}
          className="max-lg:col-span-full"
          text={q ?? ''}
          onSearch={(text) => change({ q: text || undefined }, q !== undefined)}
        />
        <Field label="Sort by" className="max-lg:col-span-full">
          <Select
            options={applicantSorts.map((value) => ({ value, label: sortLabels[value] }))}
            value={criteria.sort ?? 'newest'}
            onChange={(value) => change({ sort: value === 'newest' ? undefined : (value as ApplicantSort) })}
          />
        </Field>
        <Button
          variant="secondary"
          full="phone"
          aria-pressed={shortlisted === 'true'}
          icon={<Star aria-hidden="true" className={clsx('size-4.5', shortlisted && 'fill-current')} />}
          onClick={() => change({ shortlisted: shortlisted ? undefined : 'true' })}
        >
          Shortlist
        </Button>
        <Button
          variant="secondary"
          full="phone"
          aria-expanded={open}
          aria-controls={fieldsId}
          icon={<SlidersHorizontal aria-hidden="true" className="size-4.5" />}
          onClick={() => setOpen(!open)}
        >
          {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
        </Button>
      </div>
      {criteria.sort === 'fit' ? (
        <p className="-mt-1 text-ink-soft text-sm">
          Our matching system sorts applicants automatically. You see every applicant, with what counted for and against
          them.
        </p>
      ) : null}
      <div id={fieldsId} hidden={!open}>
        {open ? (
          <div className="rounded-card bg-sunken p-4 md:p-5">
            <ApplicantFilterFields criteria={criteria} onChange={change} />
            <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
              <Checkbox
                label="Verified reps only"
                checked={others.verified === 'true'}
                onChange={(checked) => change({ verified: checked ? 'true' : undefined })}
              />
              {chosen > 0 ? (
                <Button variant="ghost" size="small" onClick={() => onChange(withoutFilters)}>
                  Clear filters
                </Button>
              ) : null}
            </div>
          </div>
        ) : null}
      </div>
    </div>
  );
}
