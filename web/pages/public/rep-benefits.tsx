import { type Benefit, BenefitCards } from '#web/features/marketing/benefit-cards.tsx';
import { DotRoster } from '#web/features/marketing/dot-roster.tsx';
import { Dots } from '#web/features/marketing/dots.tsx';
import { Rosette } from '#web/features/marketing/rosette.tsx';
import { PriceTag } from '#web/ui/price-tag.tsx';

const heights = [1, 1, 2, 3, 3, 5, 6];
const record = heights.flatMap((height, column) =>
  Array.from({ length: height }, (_, row) => [column * 20 + 10, 110 - row * 18] as const),
);

const benefits: readonly Benefit[] = [
  {
    title: 'Your days',
    text: 'Weekends, two weeks, three months. Apply for what fits around your studies, family or job.',
    picture: <DotRoster rows={['o....oo', '.....oo', 'oo...oo', '.....oo']} className="w-36" />,
  },
  {
    title: 'Pay you can see',
    text: 'Every gig says what it pays before you apply, so you know what a day is worth.',
    picture: <PriceTag amount="R950" unit="a day" size="large" className="scale-125" />,
  },
  {
    title: 'Training that shows',
    text: 'Take a course, earn XP and show the certificate on your profile.',
    picture: <Rosette className="h-full text-brand" />,
  },
  {
    title: 'A record of your own',
    text: 'Your dashboard counts every completed gig, and each certificate stays on your profile.',
    picture: (
      <svg viewBox="0 0 140 120" aria-hidden="true" className="h-full">
        <Dots points={record.slice(0, -6)} size={13} className="text-brand" />
        <Dots points={record.slice(-6)} size={13} className="text-accent" />
      </svg>
    ),
  },
];

export function RepBenefits() {
  return <BenefitCards title="Why reps sell here" benefits={benefits} />;
}
