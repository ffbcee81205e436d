import { expect, test } from 'vitest';
import { writeToTeamAddress } from '#contract/site/portal-addresses.ts';
import { personAddress } from './chat-panel.tsx';

const kept = (type: string) =>
  JSON.stringify({ access_token: 'a.b.c', user: { email: 'a@example.co.za', user_metadata: { user_type: type } } });

test('visitors are led to the form', () => {
  expect(personAddress('/', null)).toBe('/contact');
});

test('a signed-in user writes in their messages, as the side whose portal is open, or as what they signed up', () => {
  expect(personAddress('/rep-portal', kept('business'))).toBe(writeToTeamAddress('rep'));
  expect(personAddress('/dashboard', kept('sales_rep'))).toBe(writeToTeamAddress('business'));
  expect(personAddress('/how-it-works', kept('business'))).toBe(writeToTeamAddress('business'));
  expect(personAddress('/how-it-works', kept('sales_rep'))).toBe(writeToTeamAddress('rep'));
});
