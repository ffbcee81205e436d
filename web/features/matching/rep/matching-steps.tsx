import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/ui/card.tsx';
import { matchingInWordsQuery } from './api.ts';

const steps = [
  'We look at open jobs within reach of where you live or want to work, on days you can work. We leave out jobs you’ve applied for or dismissed, and businesses you blocked or that blocked you.',
  'We compare each job with your profile. This page shows what counts and how much.',
  'The tags you choose on your profile count for more than its other words. The same goes for the tags a business chooses for a job.',
  'The result is a best fit, a good fit or a possible fit. One condition that fits badly, such as distance, rules out a best fit.',
  'Each reason is something you or the business filled in or chose, or a quotation. Businesses see what is quoted from your profile.',
  'If your text seems to rule out some work, such jobs rank lower, but we don’t tell businesses why. They’re only told what you rule out yourself in your profile.',
  'If jobs fit equally well, those with fewer applicants come first. Jobs like the ones you dismissed rank lower.',
  'We notify the best-fitting reps of a new job straight away, at most two jobs a day each. A quarter of them are newcomers. You can turn this off.',
];

const reviewed = 'Before we suggest you to a business, someone on our team reviews and approves the match.';
const unreviewed = 'We compare in the same way to show businesses the reps who fit a job best.';

const free =
  'None of this decides who gets a job. You can apply for any open job, and businesses choose from everyone who applies.';

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
