import { expect, test } from 'vitest';
import { comingDays } from './coming-days.ts';

const now = new Date('2026-11-30T08:00:00Z');

const hours = { kind: 'days' as const, from: '09:00', to: '17:00', breakMinutes: 0 };

const gig = (status: string, days: string[]) => ({
  ...{ id: `${status} gig`, title: 'Tasting', companyName: 'Ubuntu Foods', schedule: { ...hours, dates: days } },
  milestones: [{ status, days }] as never,
});

const named = { jobTitle: 'Stand', companyName: 'Highveld' };

test('gigs, standby and offers are in one list, by day and time', () => {
  const shift = { day: '2026-12-05', startsAt: '2026-12-05T05:00:00.000Z', endsAt: '2026-12-05T10:00:00.000Z' };
  const standby = { ...named, applicationId: 's', jobId: 'j', until: shift.startsAt, shifts: [shift] };
  const invitation = {
    ...{ ...named, id: 'i', jobId: 'k', place: 'Durban', takeHomeCents: 1, upTo: false },
    answerBy: '2026-12-01T10:00:00.000Z',
    ...{ days: ['2026-12-05', '2026-12-06'], startsAt: '2026-12-05T08:00:00.000Z', endsAt: '2026-12-05T15:00:00.000Z' },
  };
  const place = {
    ...{ id: 'p', applicationId: 'a', jobId: 'l', title: 'Stand', companyName: 'Highveld', place: 'Durban' },
    ...{
      days: ['2026-12-01'],
      startsAt: '2026-12-01T06:00:00.000Z',
      answerBy: '2026-12-01T05:00:00.000Z',
      takeHomeCents: 1,
      upTo: false,
      restUntil: null,
    },
  };
  const listed = comingDays(
    { gigs: [gig('funded', ['2026-12-05'])], standbys: [standby], invitations: [invitation], places: [place] },
    now,
  );
  expect(listed.map(({ day, entries }) => [day, ...entries.map(({ kind }) => kind)])).toEqual([
    ['2026-12-01', 'place'],
    ['2026-12-05', 'standby', 'gig', 'invitation'],
    ['2026-12-06', 'invitation'],
  ]);
  expect(listed[2]?.entries[0]).toMatchObject({
    startsAt: '2026-12-06T08:00:00.000Z',
    endsAt: '2026-12-06T15:00:00.000Z',
  });
});

test('days of gigs that are cancelled or over, and later than two weeks, are left out', () => {
  const gigs = ['cancelled', 'completed', 'no_show'].map((status) => gig(status, ['2026-12-05']));
  const none = { standbys: [], invitations: [], places: [] };
  expect(comingDays({ gigs: [...gigs, gig('funded', ['2026-12-14', '2026-11-29'])], ...none }, now)).toEqual([]);
  expect(comingDays({ gigs: [gig('funded', ['2026-12-13', '2026-11-30'])], ...none }, now)).toHaveLength(2);
});
