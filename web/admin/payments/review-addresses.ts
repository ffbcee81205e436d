import { adminPath } from '#contract/site/sign-in-addresses.ts';

export const paymentLists = [
  'payments',
  'unallocated',
  'subscriptions',
  'notifications',
  'refunds',
  'differences',
  'money',
  'corrections',
] as const;

export type PaymentList = (typeof paymentLists)[number];

export function withValue(before: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(before);
  next.set('tab', 'payments');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** Links from a list to one payment, and back. */
export const storyAddress = (address: URLSearchParams, payment: string) =>
  `${adminPath}?${withValue(address, 'payment', payment)}`;

export const listAddress = (address: URLSearchParams) => `${adminPath}?${withValue(address, 'payment', null)}`;

/** Filters of one list don't apply to another. */
export const otherListAddress = (list: PaymentList) => `${adminPath}?${new URLSearchParams({ tab: 'payments', list })}`;
