import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Gig } from '#contract/applications/gigs.ts';
import { GigCard } from './gig-card.tsx';

const gig: Gig = {
  applicationId: '1',
  jobId: '2',
  jobTitle: 'Promoter',
  companyName: 'Ubuntu Foods',
  as: 'business',
  isToCome: true,
  schedule: null,
  startDate: '2026-11-28',
  location: { id: '3', name: 'Durban', province: 'KwaZulu-Natal' },
  locationAddress: null,
  bring: 'Black shoes',
  contact: { status: 'open', name: 'Thabo Mokoena', phone: null, email: 'thabo@example.co.za' },
};

const read = (shown: Gig) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <GigCard gig={shown} />
      </QueryClientProvider>
    </MemoryRouter>,
  );

test('an upcoming gig can be added to a calendar, and its business says what to bring', () => {
  expect(read(gig)).toContain('Add to calendar');
  expect(read(gig)).toContain('Edit what to bring');
});

test('a gig that was cancelled or is over shows neither, but still lists what to bring', () => {
  const past = read({ ...gig, isToCome: false });
  expect(past).not.toContain('Add to calendar');
  expect(past).not.toContain('Edit what to bring');
  expect(past).toContain('Black shoes');
});

const thabo = { name: 'Thabo Mokoena', email: 'thabo@example.co.za' };

test('an open contact can be called and messaged on WhatsApp', () => {
  const shown = read({ ...gig, contact: { ...thabo, status: 'open', phone: '+27821234567' } });
  expect(shown).toContain('href="tel:+27821234567"');
  expect(shown).toContain('href="https://wa.me/27821234567"');
  expect(shown).toContain('mailto:thabo@example.co.za');
});

test('a contact without a number, or before the gig is funded, is reached by message', () => {
  const unnumbered = read({ ...gig, contact: { ...thabo, status: 'open', phone: null } });
  expect(unnumbered).toContain('Thabo Mokoena hasn’t added a phone number yet.');
  const unfunded = read({ ...gig, contact: { status: 'later', name: thabo.name } });
  expect(unfunded).toContain('once the gig is funded');
  for (const shown of [unnumbered, unfunded]) expect(shown).toContain('Message');
});

test('of a gig that is over, the reason is shown instead of the contact', () => {
  const over = read({ ...gig, contact: { status: 'over', name: thabo.name } });
  expect(over).toContain('because this gig is over');
  expect(over).not.toContain('tel:');
});
