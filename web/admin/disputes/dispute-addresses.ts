import { adminPath } from '#contract/site/sign-in-addresses.ts';

/** Of the tab: by stage, one user's gigs, appeals about reliability, or unusual sales. */
export const disputeParts = [
  'open',
  'appealed',
  'ruled',
  'decided',
  'work',
  'appeals',
  'decided-appeals',
  'sales',
] as const;

export type DisputePart = (typeof disputeParts)[number];

function withValue(before: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(before);
  next.set('tab', 'disputes');
  if (value) next.set(name, value);
  else next.delete(name);
  return `${adminPath}?${next}`;
}

export const reviewedWorkAddress = (address: URLSearchParams, engagementId: string) =>
  withValue(address, 'work', engagementId);

export const disputeListAddress = (address: URLSearchParams) => withValue(address, 'work', null);

export const disputePartAddress = (list: DisputePart) =>
  `${adminPath}?${new URLSearchParams({ tab: 'disputes', list })}`;
