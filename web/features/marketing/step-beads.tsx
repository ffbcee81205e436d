import { Dots, type Point } from '#web/features/marketing/dots.tsx';

const beads = Array.from({ length: 61 }, (_, index) => index);
const place = (index: number, side: 1 | -1): Point => [side * 92 * Math.sin((index / 60) * 3 * Math.PI), index * 7];
/** Where the strands cross, and the points between where they are furthest apart. */
const knots: readonly Point[] = [
  [0, 0],
  [0, 140],
  [0, 280],
  [0, 420],
];

/** Two strings of beads that cross three times: the two sides of a gig. Decorative. */
export function StepBeads({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="-130 -24 260 468" aria-hidden="true" className={className}>
      <Dots points={beads.map((bead) => place(bead, 1))} size={6} className="text-on-deep-soft" />
      <Dots points={beads.map((bead) => place(bead, -1))} size={6} className="text-accent" />
      {[70, 210, 350].map((y, index) => (
        <text
          key={y}
          x="0"
          y={y + 26}
          textAnchor="middle"
          className="fill-on-deep font-display font-extrabold text-[76px] tracking-[-0.04em]"
        >
          {index + 1}
        </text>
      ))}
      <Dots points={knots} size={22} className="text-deep" />
      <Dots points={knots} size={14} className="text-accent" />
    </svg>
  );
}
