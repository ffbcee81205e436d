import { formatCount } from '#web/lib/format.ts';
import type { Whom } from './use-chosen.ts';

/** The default message to those rejected. */
export const kindRejection = (jobTitle: string): string =>
  `Thank you for applying for “${jobTitle}” and for the time you took. We had more good applicants than places, so we chose others this time. Please apply to us again. We wish you every success.`;

const named = 4;

/** `Thabo, Lerato and 12 more`. */
export function namesOf(names: readonly string[]): string {
  const shown = names.slice(0, names.length > named + 1 ? named : names.length);
  const rest = names.length - shown.length;
  const last = rest > 0 ? `${formatCount(rest)} more` : shown.pop();
  return shown.length > 0 ? `${shown.join(', ')} and ${last}` : (last ?? '');
}

/** The recipients: by name, or everyone in the list. */
export function whomWords({ count, applications, chosen }: Whom): string {
  if (!('matching' in chosen)) return namesOf(applications.map(({ rep }) => rep.fullName));
  const { status, until: _, ...filters } = chosen.matching;
  const statuses =
    status === 'pending' ? 'pending' : status === 'interview' ? 'in interview' : 'pending or in interview';
  const narrowed = Object.keys(filters).length > 0 ? ' and match your search' : '';
  return `all ${formatCount(count)} applicants who are ${statuses}${narrowed}, including those further down the list`;
}
