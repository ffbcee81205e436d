import type { ApplicationStatus } from '#contract/applications/options.ts';
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

/** Without the order. */
export const filtersOf = ({ sort: _, ...filters }: ApplicantCriteria) => filters;

export function boardAddress({ show, criteria = {}, applicant, compare = [] }: Partial<BoardPlace>): string {
  const parts = [
    show && `show=${show}`,
    ...Object.entries(criteria).map(([name, value]) => value !== undefined && `${name}=${encodeURIComponent(value)}`),
    compare.length > 1 && `compare=${compare.map(encodeURIComponent).join(',')}`,
    applicant && `applicant=${encodeURIComponent(applicant)}`,
  ].filter(Boolean);
  return `?${parts.join('&')}`;
}
