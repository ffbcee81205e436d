import { applicantFilters, receivedQuery } from '#contract/applications/board.ts';
import { applicationStatuses } from '#contract/applications/options.ts';
import type { ApplicantCriteria } from '../api.ts';
import { type BoardPlace, boardAddress, mostCompared } from './board-address.ts';

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
