import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
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
  contact: { name: 'Thabo Mokoena', phone: null, email: 'thabo@example.co.za' },
};

const read = (shown: Gig) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <GigCard gig={shown} />
    </QueryClientProvider>,
  );

test('a gig to come can be put into a calendar, and its business says what to bring', () => {
  expect(read(gig)).toContain('Add to calendar');
  expect(read(gig)).toContain('Change what to bring');
});

test('of one that is off or over both are gone, and what was to be brought still stands there', () => {
  const past = read({ ...gig, isToCome: false });
  expect(past).not.toContain('Add to calendar');
  expect(past).not.toContain('Change what to bring');
  expect(past).toContain('Black shoes');
});
