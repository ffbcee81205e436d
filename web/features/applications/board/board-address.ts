import { applicantFilters, receivedQuery } from '#contract/applications/board.ts';
import { type ApplicationStatus, applicationStatuses } from '#contract/applications/options.ts';
import type { ApplicantCriteria } from '../api.ts';

/** Maximum of applicants side by side on the widest screen. */
export const mostCompared = 4;

/** What is shown of the applicants: in the URL, so that reload, back and a copied link work. */
export interface BoardPlace {
  readonly show: ApplicationStatus | undefined;
  /** Their filters and order. */
  readonly criteria: ApplicantCriteria;
  /** The open application. */
  readonly applicant: string | undefined;
  /** Compared applicants; none, or at least two. */
  readonly compare: readonly string[];
}

const filterNames = Object.keys(applicantFilters.shape) as (keyof typeof applicantFilters.shape)[];
const names: readonly (keyof ApplicantCriteria)[] = [...filterNames, 'sort'];

/** Parses the URL; invalid values are ignored. */
function readCriteria(search: URLSearchParams): ApplicantCriteria {
  const found = names.map((name): ApplicantCriteria => {
    const value = search.get(name);
    const parsed = value === null ? null : receivedQuery.safeParse({ [name]: value });
    return parsed?.success ? parsed.data : {};
  });
  return Object.assign({}, ...found) as ApplicantCriteria;
}

/** Normalised as the URL will have them: invalid values are dropped. */
export const addressable = (criteria: ApplicantCriteria): ApplicantCriteria =>
  readCriteria(new URLSearchParams(boardAddress({ criteria })));

/** Without the order. */
export const filtersOf = ({ sort: _, ...filters }: ApplicantCriteria) => filters;

export const isSameFilter = (one: ApplicantCriteria, other: ApplicantCriteria): boolean =>
  filterNames.every((name) => one[name] === other[name]);

export function readBoardPlace(search: URLSearchParams): BoardPlace {
  const compare = [...new Set(search.get('compare')?.split(',').filter(Boolean))].slice(0, mostCompared);
  return {
    show: applicationStatuses.find((status) => status === search.get('show')),
    criteria: readCriteria(search),
    applicant: search.get('applicant') ?? undefined,
    compare: compare.length > 1 ? compare : [],
  };
}

export function boardAddress({ show, criteria = {}, applicant, compare = [] }: Partial<BoardPlace>): string {
  const parts = [
    show && `show=${show}`,
    ...names.map((name) => criteria[name] !== undefined && `${name}=${encodeURIComponent(criteria[name])}`),
    compare.length > 1 && `compare=${compare.map(encodeURIComponent).join(',')}`,
    applicant && `applicant=${encodeURIComponent(applicant)}`,
  ].filter(Boolean);
  return `?${parts.join('&')}`;
}
