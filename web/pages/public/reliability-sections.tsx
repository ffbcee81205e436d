import { engagementTimes } from '#contract/agreed-terms.ts';
import type { EntryKind } from '#contract/trust/reliability-kinds.ts';
import { cancellationTiers, earlyCancellationPoints, pointsOf, reliabilityRule } from '#domain/reliability/rule.ts';
import type { LegalSection } from '#web/features/marketing/legal-page.tsx';
import { plural } from '#web/lib/format.ts';

const { gigPoints, lateAfterMinutes, veryLateAfterMinutes } = reliabilityRule;
const { fullDays, countedDays, presumedGigs, presumedPercent } = reliabilityRule;

const pointsFor = (kind: EntryKind, minutes: number | null = null) =>
  plural(Math.abs(pointsOf({ kind, minutes, excused: false })), 'point');

const days = (hours: number) => (hours % 24 === 0 && hours > 24 ? plural(hours / 24, 'day') : plural(hours, 'hour'));

/** What a cancellation costs, by the time left until the start. */
const cancellations = (
  <>
    {cancellationTiers.map(({ underHours, points }) => (
      <li key={underHours}>
        Cancelling less than {days(underHours)} before the start costs {plural(points, 'point')}.
      </li>
    ))}
    <li>Cancelling before that costs {plural(earlyCancellationPoints, 'point')}.</li>
    <li>Cancelling several weeks of a gig together counts once.</li>
  </>
);

const starting = presumedGigs * gigPoints;
const startingWell = (starting * presumedPercent) / 100;
/** A rep with nine gigs and one no-show. */
const example = { gigs: 9, lost: Math.abs(pointsOf({ kind: 'no_show', minutes: null, excused: false })) };
const exampleWell = example.gigs * gigPoints;
const exampleScore = Math.round((100 * (exampleWell + startingWell)) / (exampleWell + example.lost + starting));

export const reliabilitySections: readonly LegalSection[] = [
  {
    id: 'reps',
    title: 'What counts for reps',
    body: (
      <ul>
        <li>Coming to a gig earns {pointsFor('came')}. Work of more than two weeks counts once for each week.</li>
        <li>
          Checking in more than {plural(lateAfterMinutes, 'minute')} after the start of a shift costs{' '}
          {pointsFor('late', lateAfterMinutes + 1)}, and more than {plural(veryLateAfterMinutes, 'minute')} after it{' '}
          {pointsFor('late', veryLateAfterMinutes + 1)}. If the business confirms that you came and there is no
          check-in, you were on time. If you recorded that you were waiting for the business, that time counts.
        </li>
        <li>
          Not coming costs {pointsFor('no_show')}, once the {engagementTimes.appealHours} hours to appeal the report are
          over, or our team has decided.
        </li>
        {cancellations}
        <li>Not confirming a paid gig in time costs {pointsFor('unconfirmed')}.</li>
        <li>Not answering the terms of a gig in time costs {pointsFor('unanswered')}. Declining them costs nothing.</li>
        <li>
          If you cancel, don’t confirm or don’t come because you’re ill, the business or our team can excuse you. It
          then costs nothing, and both sides see the reason.
        </li>
        <li>Losing a dispute costs {pointsFor('rep_lost')}. If both sides get a part, neither has lost.</li>
        <li>How quickly you answer terms and interview times is shown as a time, without points.</li>
      </ul>
    ),
  },
  {
    id: 'businesses',
    title: 'What counts for businesses',
    body: (
      <ul>
        <li>Paying for a gig in time earns {pointsFor('paid')}, once the rep has come or missed it.</li>
        <li>
          Letting a gig that the rep agreed to expire unpaid costs {pointsFor('unpaid')}, once for all of its weeks.
        </li>
        {cancellations}
        <li>Not being there when the rep comes costs {pointsFor('absent')}.</li>
        <li>A payment that your bank reverses costs {pointsFor('charged_back')}.</li>
        <li>Losing a dispute costs {pointsFor('business_lost')}.</li>
      </ul>
    ),
  },
  {
    id: 'figure',
    title: 'How the figure is worked out',
    body: (
      <>
        <p>
          The figure is the share of points earned among points earned and lost, from 0 to 100. Everyone starts with{' '}
          {starting} points, {startingWell} of them earned, so that one bad day says little.
        </p>
        <p>
          For example, a rep who came to {example.gigs} gigs and missed one has {exampleWell} points earned and{' '}
          {example.lost} lost. With the {starting} points of the start, that’s {exampleScore} of 100.
        </p>
      </>
    ),
  },
  {
    id: 'fading',
    title: 'How entries fade',
    body: (
      <p>
        An entry counts in full for {plural(fullDays, 'day')}, then half until {plural(countedDays, 'day')} have passed,
        then not at all.
      </p>
    ),
  },
  {
    id: 'never',
    title: 'What never counts',
    body: (
      <ul>
        <li>What our team does: cancelled gigs, refunds, a suspension, lifted or not.</li>
        <li>Gigs between two accounts of one person, such as with the same ID number, phone number or browser.</li>
        <li>Disputes that our team opened or didn’t decide in time, or that began with a bank.</li>
        <li>Applications, messages, star ratings and anything you write.</li>
        <li>Your name, age, gender, language, photo and address.</li>
      </ul>
    ),
  },
  {
    id: 'appeal',
    title: 'How to appeal',
    body: (
      <p>
        You can appeal each entry that costs points, on your own page. A person on our team decides and tells you why.
        If our site was down and that caused the entry, say so. If the entry is kept, you can ask for a second look, and
        another person decides. If our team accepts your reason, such as an illness, the entry costs nothing and the
        business sees why.
      </p>
    ),
  },
  {
    id: 'use',
    title: 'What it’s used for',
    body: (
      <>
        <p>You see your own figure and every entry. A rep without gigs is shown as new, never as unreliable.</p>
        <p>
          Matching ranks reps by their figure and by how fast they answer. Reps can turn this off under “How matching
          works”. Businesses still read a sentence with their numbers.
        </p>
        <p>No one is excluded because of it. It never closes an account, hides a job or rejects an application.</p>
      </>
    ),
  },
];
