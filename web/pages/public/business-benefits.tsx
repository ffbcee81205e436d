import { BadgeCheck } from 'lucide-react';
import { matchedBy } from '#texts/matching/matched-by.ts';
import { type Benefit, BenefitCards } from '#web/features/marketing/benefit-cards.tsx';
import { DotRoster } from '#web/features/marketing/dot-roster.tsx';
import { Dots } from '#web/features/marketing/dots.tsx';
import { matchReview } from '#web/lib/site-facts.ts';

const left = Array.from({ length: 5 }, (_, index) => [12, 12 + index * 22] as const);
const right = left.map(([, y]) => [148, y] as const);
const between = left.flatMap(([, y]) => Array.from({ length: 9 }, (_, index) => [32 + index * 12, y] as const));

const benefits: readonly Benefit[] = [
  {
    title: 'Days, not desks',
    text: 'Hire for the days you sell. No payroll for the weeks you don’t.',
    picture: <DotRoster rows={['.....oo', '.....oo', '.....oo']} className="w-44" />,
  },
  {
    title: 'Checked before they apply',
    text: 'Reps sign the agreement and upload their ID. Our team approves them before they can apply.',
    picture: (
      <ul className="grid w-full max-w-48 gap-2">
        {['ID', 'Agreement', 'Approved'].map((check) => (
          <li
            key={check}
            className="flex items-center justify-between rounded-control bg-surface px-3 py-2 font-semibold text-sm"
          >
            {check}
            <BadgeCheck className="size-5 text-brand" />
          </li>
        ))}
      </ul>
    ),
  },
  {
    title: 'Matched on what counts',
    text: `Matching weighs ${matchedBy} and more. ${matchReview}`,
    picture: (
      <svg viewBox="0 0 160 112" aria-hidden="true" className="h-full">
        <Dots points={between} size={3} className="text-line-strong" />
        <Dots points={left} size={14} className="text-brand" />
        <Dots points={right} size={14} className="text-accent" />
      </svg>
    ),
  },
  {
    title: 'Trained before they start',
    text: 'Share your training videos. The reps you hire watch them before the first morning.',
    picture: (
      <svg viewBox="0 0 160 100" aria-hidden="true" className="h-full">
        <rect width="160" height="100" rx="12" className="fill-deep" />
        <path d="M66 30l34 20-34 20z" className="fill-accent" />
        <path d="M16 84h128" strokeWidth="5" strokeLinecap="round" className="stroke-deep-line" />
        <path d="M16 84h74" strokeWidth="5" strokeLinecap="round" className="stroke-accent" />
      </svg>
    ),
  },
];

export function BusinessBenefits() {
  return <BenefitCards title="What a job ad can’t give you" benefits={benefits} />;
}
