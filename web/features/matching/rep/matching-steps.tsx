import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/ui/card.tsx';
import { matchingInWordsQuery } from './api.ts';

const steps = [
  'We look at open jobs within reach of where you live or want to work, on days when you can. Left out is what you applied for, what you turned away, and businesses that you blocked or that blocked you.',
  'Each is compared with what your profile says. What counts, and how much, stands on this page.',
  'Of jobs that fit alike, those come first for which few have applied. What is like the jobs that you turned away comes later.',
  'When a job is new, we tell those whom it fits best at once: each of two a day at most, and a quarter of them newcomers. You can turn that off.',
];

const reviewed = 'Before we suggest you to a business, a person of our team looks at the match and approves it.';
const unreviewed = 'Businesses are shown the reps that fit a job best, by the same weights.';

const free =
  'None of this decides. You may apply for every open job, and businesses choose from all who apply, by themselves.';

/** How it goes, step by step. */
export function MatchingSteps() {
  const { data } = useQuery(matchingInWordsQuery);
  const told = [...steps, ...(data ? [data.reviewed ? reviewed : unreviewed] : []), free];
  return (
    <Card title="Step by step">
      <ol className="grid list-decimal gap-2 ps-5 leading-normal marker:font-semibold marker:text-brand">
        {told.map((step) => (
          <li key={step} className="ps-1">
            {step}
          </li>
        ))}
      </ol>
    </Card>
  );
}
