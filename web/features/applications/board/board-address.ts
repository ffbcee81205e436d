import { type ApplicationStatus, applicationStatuses } from '#contract/applications/options.ts';

/** How many applicants may stand side by side on the widest screen. */
export const mostCompared = 4;

/** What of the applicants is shown: it is in the address, so that reload, back and a copied link work. */
export interface BoardPlace {
  readonly show: ApplicationStatus | undefined;
  /** Whose application is open. */
  readonly applicant: string | undefined;
  /** Who are compared; nobody or at least two. */
  readonly compare: readonly string[];
}

export function readBoardPlace(search: URLSearchParams): BoardPlace {
  const compare = [...new Set(search.get('compare')?.split(',').filter(Boolean))].slice(0, mostCompared);
  return {
    show: applicationStatuses.find((status) => status === search.get('show')),
    applicant: search.get('applicant') ?? undefined,
    compare: compare.length > 1 ? compare : [],
  };
}

export function boardAddress({ show, applicant, compare = [] }: Partial<BoardPlace>): string {
  const parts = [
    show && `show=${show}`,
    compare.length > 1 && `compare=${compare.map(encodeURIComponent).join(',')}`,
    applicant && `applicant=${encodeURIComponent(applicant)}`,
  ].filter(Boolean);
  return `?${parts.join('&')}`;
}
