import { expect, test } from 'vitest';
import type { Gig } from '#contract/applications/gigs.ts';
import { gigPlace, gigTime, mapAddress } from './gig-words.ts';

const gig: Gig = {
  applicationId: '1',
  jobId: '2',
  jobTitle: 'Promoter',
  companyName: 'Ubuntu Foods',
  as: 'rep',
  isToCome: true,
  schedule: { kind: 'days', dates: ['2026-11-28', '2026-11-29'], from: '09:00', to: '16:30', breakMinutes: 30 },
  startDate: '2026-11-28',
  location: { id: '3', name: 'Durban', province: 'KwaZulu-Natal' },
  locationAddress: 'Shop 3 & 4, 12 Long Street',
  bring: null,
  contact: { status: 'open', name: 'Ubuntu Foods', phone: null, email: 'hi@example.co.za' },
};

test('the time is as exact as the job fixes it', () => {
  expect(gigTime(gig)).toBe('Sat 28 and Sun 29 Nov, 09:00–\u206016:30 SAST');
  expect(gigTime({ ...gig, schedule: null })).toBe('From Sat 28 November 2026, as agreed with Ubuntu Foods');
  expect(gigTime({ ...gig, schedule: null, startDate: null, contact: null })).toBe('As agreed with Ubuntu Foods');
  expect(gigTime({ ...gig, schedule: null, startDate: null, contact: null, as: 'business' })).toBe(
    'As agreed with the rep',
  );
});

test('the map is searched for the place, whatever characters it contains', () => {
  const place = gigPlace(gig);
  expect(place).toBe('Shop 3 & 4, 12 Long Street, Durban, KwaZulu-Natal');
  const url = new URL(mapAddress(place));
  expect([url.origin, url.searchParams.get('query')]).toEqual(['https://www.google.com', `${place}, South Africa`]);
  expect(gigPlace({ ...gig, locationAddress: null, location: { id: '3', name: 'National', province: null } })).toBe(
    'National',
  );
});
