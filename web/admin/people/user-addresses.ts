import { adminPath } from '#contract/site/sign-in-addresses.ts';

/** The list that a person was opened from. */
export function usersAddress(address: URLSearchParams): string {
  const list = new URLSearchParams(address);
  list.delete('user');
  list.set('tab', 'users');
  return `${adminPath}?${list}`;
}
