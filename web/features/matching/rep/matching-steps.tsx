import { useQuery } from '@tanstack/react-query';
import { assignmentRules } from '#domain/matching/capacity.ts';
import { newcomerDays } from '#domain/matching/newcomers.ts';
import { alertsADay } from '#domain/matching/notified-at-once.ts';
import { Card } from '#web/ui/card.tsx';
import { matchingInWordsQuery } from './api.ts';

const steps = [
  'We look at open jobs within reach of where you live, want to work or say you can go. You must be free on at least one of a job’s days. A gig booked on any of them rules the job out.',
  'We leave out jobs you’ve applied for or dismissed, and jobs that have enough applicants. We also leave out businesses you blocked or that blocked you.',
  'We compare each job with your profile and, unless you opt out, your reliability. This page shows what counts and how much.',
  'Tags count for more than other words. We tick likely ones from your text, but never a licence or transport. Those you save count until you remove them. Jobs work the same way.',
  'The result is a best fit, a good fit or a possible fit. A bad fit on distance, pay, experience, transport, availability or courses rules out a best fit. So does work you ticked under ‘I won’t’.',
  'Reasons come from what you or the business filled in, quoted words, your courses and your record here. Your record is your reliability: the gigs you came to, missed or cancelled late, and how fast you answer. If we’re unsure, we only say what to check.',
  'Businesses see the fit and the reasons of everyone who applies, and can sort by fit. They also see the reasons of reps we suggest. Missed gigs are among the reasons, unless you ask us to ignore your reliability.',
  'If your text seems to rule out some work, such jobs rank lower or are left out. We don’t state this to businesses, but may suggest they ask you about it. Businesses you apply to can read your description.',
  'If a job involves work you ticked under ‘I won’t’, we may tell the business.',
  'Jobs with many applicants for each open place rank a little lower in your list. So do jobs like the ones you dismissed.',
  `We notify the best-fitting reps of a new job straight away, at most ${alertsADay} jobs a day each. You can turn this off.`,
  `We suggest you to businesses for at most ${assignmentRules.perDay} jobs on the same day. Further jobs of the same business don’t count.`,
  `In both cases, we keep about ${Math.round(assignmentRules.newcomerShare * 100)}% of the places for newcomers who fit. They joined within ${newcomerDays} days, and no gig counts in their reliability yet.`,
  'Your reliability moves you up or down among those who fit. It never leaves you out, and newcomers start at the same figure as everyone.',
];

const reviewed = 'Before we suggest you to a business, someone on our team reviews and approves the match.';
const unreviewed = 'We use the same comparison to suggest reps to businesses.';

const free =
  'None of this decides who gets a job. You can apply for any job that’s still taking applications, and businesses choose from everyone who applies.';

/** How matching works, step by step. */
export function MatchingSteps() {
  const { data } = useQuery(matchingInWordsQuery);
  const allSteps = [...steps, ...(data ? [data.reviewed ? reviewed : unreviewed] : []), free];
  return (
    <Card title="Step by step">
      <ol className="grid list-decimal gap-2 ps-5 leading-normal marker:font-semibold marker:text-brand">
        {allSteps.map((step) => (
          <li key={step} className="ps-1">
            {step}
          </li>
        ))}
      </ol>
    </Card>
  );
}
