import { applicantFilters, receivedQuery } from '#contract/applications/board.ts';
import { type ApplicationStatus, applicationStatuses } from '#contract/applications/options.ts';
import type { ApplicantCriteria } from '../api.ts';

/** Maximum of applicants side by side on the widest screen. */
export const mostCompared = 4;

/** What of the applicants is shown: it is in the address, so that reload, back and a copied link work. */
export interface BoardPlace {
  readonly show: ApplicationStatus | undefined;
  /** What they are narrowed by, and their order. */
  readonly criteria: ApplicantCriteria;
  /** Whose application is open. */
  readonly applicant: string | undefined;
  /** Compared applicants; none, or at least two. */
  readonly compare: readonly string[];
}

const filterNames = Object.keys(applicantFilters.shape) as (keyof typeof applicantFilters.shape)[];
const names: readonly (keyof ApplicantCriteria)[] = [...filterNames, 'sort'];

/** What an address asks for; what it cannot mean is left out. */
function readCriteria(search: URLSearchParams): ApplicantCriteria {
  const found = names.map((name): ApplicantCriteria => {
    const value = search.get(name);
    const parsed = value === null ? null : receivedQuery.safeParse({ [name]: value });
    return parsed?.success ? parsed.data : {};
  });
  return Object.assign({}, ...found) as ApplicantCriteria;
}

/** As an address will say them: what it cannot mean is left out. */
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
