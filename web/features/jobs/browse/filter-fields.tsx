import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { jobIndustries, provinces } from '#contract/catalogue/options.ts';
import {
  courseDemands,
  experienceLevels,
  filterLimits,
  jobDurations,
  jobTimes,
  jobTypes,
  mostTagsWanted,
} from '#contract/jobs/options.ts';
import type { JobCounts, JobFilters } from '#contract/jobs/search.ts';
import { chipLabel } from '#texts/jobs/tags.ts';
import { PlaceCombobox } from '#web/features/catalogue/place-combobox.tsx';
import { formatCount } from '#web/lib/format.ts';
import { useDelayed } from '#web/lib/use-delayed.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Field } from '#web/ui/field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import type { Option } from '#web/ui/option.ts';
import { Select } from '#web/ui/select.tsx';
import { listedElsewhere, listedUnder } from '../listed-elsewhere.ts';
import { jobCountsQuery } from './browse-api.ts';
import { FilterDays } from './filter-days.tsx';
import { demandLabels, durationLabel, experienceLabels, type FilterChange, timeLabels } from './filter-words.ts';
import { usePlacesWithJobs } from './use-places-with-jobs.ts';

interface FilterFieldsProps {
  readonly filters: JobFilters;
  /** Null removes a filter. `typing`: continues the previous change and adds no history entry. */
  readonly onChange: (change: FilterChange, typing?: boolean) => void;
  readonly className: string;
}

/** All filters but the text: each option with how many jobs it finds with the other filters. Every change applies immediately. */
export function FilterFields({ filters, onChange, className }: FilterFieldsProps) {
  const { data: counts } = useQuery({ ...jobCountsQuery(filters), placeholderData: keepPreviousData });
  const places = usePlacesWithJobs(filters);
  const { industry } = filters;
  const known = industry === undefined || (jobIndustries as readonly string[]).includes(industry);
  return (
    <div className={className}>
      <Field label="Location">
        <PlaceCombobox
          options={places}
          value={filters.locationId ?? null}
          onChange={(locationId) => onChange({ locationId })}
          placeholder="Anywhere"
          emptyText="No open jobs there."
        />
      </Field>
      <Field label="When">
        <Select
          options={countedOptions(jobTimes, counts?.times, (time) => timeLabels[time])}
          value={filters.when}
          onChange={(when) => onChange({ when: when as FilterChange['when'] })}
          placeholder="Any time"
        />
      </Field>
      <FilterDays filters={filters} onChange={onChange} />
      <WorkFilter chosen={filters.tags ?? []} counts={counts?.tags ?? []} onChange={onChange} />
      <Field label="Province">
        <Select
          options={countedOptions(provinces, counts?.provinces)}
          value={filters.province}
          onChange={(province) => onChange({ province: province as FilterChange['province'] })}
          placeholder="All provinces"
        />
      </Field>
      <Field label="Industry">
        <Select
          options={[
            ...countedOptions(jobIndustries, counts?.industries),
            ...listedElsewhere,
            ...(known ? [] : [{ value: industry, label: `Containing “${industry}”` }]),
          ]}
          value={industry}
          onChange={(value) => onChange({ industry: value && listedUnder(value) })}
          placeholder="All industries"
        />
      </Field>
      <Field label="Experience">
        <Select
          options={countedOptions(experienceLevels, counts?.experience, (level) => experienceLabels[level])}
          value={filters.experience}
          onChange={(experience) => onChange({ experience: experience as FilterChange['experience'] })}
          placeholder="Any experience"
        />
      </Field>
      <MinimumRate cents={filters.minimumRateCents ?? null} onChange={onChange} />
      <Field label="Duration">
        <Select
          options={countedOptions(jobDurations, counts?.durations, durationLabel)}
          value={filters.duration}
          onChange={(duration) => onChange({ duration: duration as FilterChange['duration'] })}
          placeholder="Any duration"
        />
      </Field>
      <Field label="Job type">
        <Select
          options={countedOptions(jobTypes, counts?.jobTypes)}
          value={filters.jobType}
          onChange={(jobType) => onChange({ jobType: jobType as FilterChange['jobType'] })}
          placeholder="Any job type"
        />
      </Field>
      <Field label="Required courses">
        <Select
          options={countedOptions(courseDemands, counts?.courses, (demand) => demandLabels[demand])}
          value={filters.courses}
          onChange={(courses) => onChange({ courses: courses as FilterChange['courses'] })}
          placeholder="Any"
        />
      </Field>
    </div>
  );
}

interface WorkFilterProps extends Pick<FilterFieldsProps, 'onChange'> {
  readonly chosen: readonly string[];
  readonly counts: JobCounts['tags'];
}

/** Adds one tag after the other; the active filters remove them. */
function WorkFilter({ chosen, counts, onChange }: WorkFilterProps) {
  const options = counts
    .filter(({ id }) => !chosen.includes(id))
    .map(({ id, label, jobs }) => ({ value: id, label: `${chipLabel(label)} (${formatCount(jobs)})` }));
  const isFull = chosen.length >= mostTagsWanted;
  return (
    <Field label="Work" hint={isFull ? `Up to ${mostTagsWanted}.` : undefined}>
      <Combobox
        key={chosen.join()}
        options={options}
        value={null}
        onChange={(id) => {
          if (id !== null) onChange({ tags: [...chosen, id] });
        }}
        placeholder={chosen.length === 0 ? 'Any work' : 'Add another'}
        emptyText="No open jobs for that."
        disabled={isFull}
      />
    </Field>
  );
}

function MinimumRate({ cents, onChange }: { readonly cents: number | null } & Pick<FilterFieldsProps, 'onChange'>) {
  const [typed, setTyped, settle] = useDelayed(
    cents,
    (wanted) => {
      if (!Number.isNaN(wanted)) onChange({ minimumRateCents: wanted || null }, cents !== null);
    },
    (value) => (value !== null && value > filterLimits.rateCents ? Number.NaN : value),
  );
  return (
    <Field
      label="Minimum hourly rate (ZAR)"
      error={Number.isNaN(typed) ? 'Enter an amount in rand, such as 60 or 75.50.' : null}
    >
      <MoneyInput value={typed} onChange={setTyped} onBlur={settle} placeholder="Any rate" />
    </Field>
  );
}

/** The options of a select, each with its number of jobs once known: `Gauteng (12)`. */
function countedOptions<Value extends string>(
  values: readonly Value[],
  counts: readonly { readonly value: string; readonly jobs: number }[] | undefined,
  labelOf: (value: Value) => string = (value) => value,
): Option[] {
  return values.map((value) => {
    const jobs = counts?.find((count) => count.value === value)?.jobs;
    return { value, label: jobs === undefined ? labelOf(value) : `${labelOf(value)} (${formatCount(jobs)})` };
  });
}
