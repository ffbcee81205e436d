import { Dots, type Point, ring, seed } from '#web/features/marketing/dots.tsx';

const box = '-60 -60 120 120';

interface MotifProps {
  readonly className?: string;
}

/** Rays that grow as they leave the middle. */
export function Rays({ className }: MotifProps) {
  return (
    <svg viewBox={box} aria-hidden="true" overflow="visible" className={className}>
      <Dots points={[[0, 0]]} size={13} className="text-accent" />
      {[16, 27, 39, 52].map((radius, index) => (
        <Dots key={radius} points={ring(radius, 12, 0)} size={3 + index * 2.6} />
      ))}
    </svg>
  );
}

/** Seven circles that share their dots. */
export function Circles({ className }: MotifProps) {
  const middles: Point[] = [[0, 0], ...ring(28, 6)];
  return (
    <svg viewBox={box} aria-hidden="true" overflow="visible" className={className}>
      <Dots points={middles.flatMap((middle) => ring(28, 12, 0.5, middle))} size={2.6} />
      <Dots points={middles.flatMap((middle) => ring(28, 12, 0, middle))} size={5} />
      <Dots points={middles} size={10} className="text-accent" />
    </svg>
  );
}

/** Seeds that open outwards. */
export function Seeds({ className }: MotifProps) {
  const seeds = Array.from({ length: 150 }, (_, index) => seed(index + 1, 4.6));
  return (
    <svg viewBox={box} aria-hidden="true" overflow="visible" className={className}>
      <Dots points={seeds.slice(0, 12)} size={3} className="text-accent" />
      <Dots points={seeds.slice(12, 50)} size={4.2} />
      <Dots points={seeds.slice(50, 100)} size={5.6} />
      <Dots points={seeds.slice(100)} size={7} />
    </svg>
  );
}

/** One stone in the water. */
export function Ripples({ className }: MotifProps) {
  return (
    <svg viewBox={box} aria-hidden="true" overflow="visible" className={className}>
      <Dots points={[[0, 0]]} size={17} className="text-accent" />
      <Dots points={ring(17, 16)} size={3.2} />
      <Dots points={ring(25, 20, 0.5)} size={5.4} />
      <Dots points={ring(35, 28)} size={3.2} />
      <Dots points={ring(44, 30, 0.5)} size={5.4} />
      <Dots points={ring(55, 40)} size={3.2} />
    </svg>
  );
}
