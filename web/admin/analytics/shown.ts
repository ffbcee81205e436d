import { useSearchParams } from 'react-router';
import {
  analyticsIndustries,
  analyticsProvinces,
  type PeriodLength,
  periodLengths,
} from '#contract/analytics/analytics.ts';
import { type RowKind, rowKinds } from '#contract/analytics/figures.ts';
import { analyticsAddress } from '#contract/site/portal-addresses.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { type GroupName, groupNames } from './chart-groups.ts';

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

const day = (given: string | null): string | undefined =>
  given && /^2\d{3}-\d\d-\d\d$/.test(given) ? given : undefined;

type Part = GroupName | 'cohorts';

export interface Shown {
  readonly show: Part;
  readonly by: PeriodLength;
  readonly from: string;
  readonly to: string;
  readonly province: (typeof analyticsProvinces)[number] | undefined;
  readonly industry: (typeof analyticsIndustries)[number] | undefined;
  /** The figure and days whose rows are listed. */
  readonly rows: { readonly figure: RowKind; readonly from: string; readonly to: string } | null;
}

/** The current selection is in the URL, so that reload, back and a link to a colleague work. */
export function useShown() {
  const [address] = useSearchParams();
  const today = dayInSouthAfrica(new Date());
  const get = (name: string) => address.get(name);
  const figure = oneOf(rowKinds, get('rows'));
  const shown: Shown = {
    show: oneOf<Part>([...groupNames, 'cohorts'], get('show')) ?? 'people',
    by: oneOf(periodLengths, get('by')) ?? 'week',
    from: day(get('from')) ?? addDays(today, -7 * 11),
    to: day(get('to')) ?? today,
    province: oneOf(analyticsProvinces, get('province')),
    industry: oneOf(analyticsIndustries, get('industry')),
    rows: figure ? { figure, from: day(get('rowsFrom')) ?? today, to: day(get('rowsTo')) ?? today } : null,
  };
  const kept = ['show', 'by', 'from', 'to', 'province', 'industry'];
  /** The same selection with changes. */
  const addressWith = (changes: Readonly<Record<string, string | undefined>>) =>
    analyticsAddress({ ...Object.fromEntries([...address].filter(([name]) => kept.includes(name))), ...changes });
  return { shown, addressWith };
}
