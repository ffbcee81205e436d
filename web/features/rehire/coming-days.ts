import type { StandingBy } from '#contract/applications/standby.ts';
import type { Engagement } from '#contract/engagements/engagements.ts';
import { jobForRepAddress, standbyOfferAddress, trackedAddress, workAddress } from '#contract/site/portal-addresses.ts';
import type { RehireOffer } from '#contract/trust/rehire.ts';
import type { StandbyOffer } from '#contract/trust/standby.ts';
import { overStatuses } from '#domain/engagements/lifecycle.ts';
import { milestoneTraits } from '#domain/engagements/states.ts';
import { shiftOn } from '#domain/jobs/shifts.ts';
import { addDays, dayInSouthAfrica, timeInSouthAfrica } from '#domain/shared/calendar-day.ts';

/** How many days are listed. */
const days = 14;

interface Entry {
  readonly kind: 'gig' | 'standby' | 'invitation' | 'place';
  /** Of the gig, application or offer. */
  readonly id: string;
  readonly title: string;
  readonly companyName: string;
  readonly startsAt: string;
  /** Null: it isn’t known here. */
  readonly endsAt: string | null;
  readonly to: string;
}

interface Coming {
  readonly gigs: readonly Pick<Engagement, 'id' | 'title' | 'companyName' | 'schedule' | 'milestones'>[];
  readonly standbys: readonly StandingBy[];
  readonly invitations: readonly RehireOffer[];
  readonly places: readonly StandbyOffer[];
}

/** What a rep has on each of the next two weeks’ days: gigs, jobs they stand by for, and offers they can still answer. */
export function comingDays(coming: Coming, now: Date): readonly { readonly day: string; readonly entries: Entry[] }[] {
  const today = dayInSouthAfrica(now);
  const last = addDays(today, days - 1);
  const all = [
    ...ofGigs(coming.gigs),
    ...ofStandbys(coming.standbys),
    ...ofInvitations(coming.invitations),
    ...ofPlaces(coming.places),
  ]
    .filter(({ day }) => day >= today && day <= last)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  return [...Map.groupBy(all, ({ day }) => day)].map(([day, entries]) => ({
    day,
    entries: entries.map(({ day: _day, ...entry }) => entry),
  }));
}

type OnDay = Entry & { readonly day: string };

const ofGigs = (gigs: Coming['gigs']): OnDay[] =>
  gigs.flatMap(({ id, title, companyName, schedule, milestones }) =>
    milestones
      .filter(({ status }) => milestoneTraits[status].takesPlace && !overStatuses.includes(status))
      .flatMap((milestone) => milestone.days)
      .flatMap((day) => {
        if (schedule === null) return [];
        const { start, end } = shiftOn(day, schedule);
        const times = { startsAt: start.toISOString(), endsAt: end.toISOString() };
        return [{ kind: 'gig' as const, day, id, title, companyName, ...times, to: workAddress(id) }];
      }),
  );

const ofStandbys = (standbys: Coming['standbys']): OnDay[] =>
  standbys.flatMap(({ applicationId: id, jobTitle: title, companyName, shifts }) =>
    shifts.map((shift) => ({ kind: 'standby' as const, id, title, companyName, ...shift, to: trackedAddress(id) })),
  );

const ofInvitations = (invitations: Coming['invitations']): OnDay[] =>
  invitations.flatMap(({ id, jobId, jobTitle: title, companyName, days: on, startsAt, endsAt }) => {
    const [from, to] = [timeInSouthAfrica(new Date(startsAt)), timeInSouthAfrica(new Date(endsAt))];
    return on.map((day) => {
      const { start, end } = shiftOn(day, { from, to });
      const times = { startsAt: start.toISOString(), endsAt: end.toISOString() };
      return { kind: 'invitation' as const, day, id, title, companyName, ...times, to: jobForRepAddress(jobId) };
    });
  });

const ofPlaces = (places: Coming['places']): OnDay[] =>
  places.flatMap(({ id, title, companyName, days: on, startsAt }) => {
    const [day] = on;
    if (day === undefined) return [];
    return [
      { kind: 'place' as const, day, id, title, companyName, startsAt, endsAt: null, to: standbyOfferAddress(id) },
    ];
  });
