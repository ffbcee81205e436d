export type Point = readonly [x: number, y: number];

interface DotsProps {
  readonly points: readonly Point[];
  /** Their diameter, in units of the drawing. */
  readonly size: number;
  readonly className?: string;
}

const short = (value: number) => Math.round(value * 10) / 10;

/** Dots in the current colour, as one path: a stroke without length and with round ends is a dot, in a fifth of the markup. */
export function Dots({ points, size, className }: DotsProps) {
  return (
    <path
      d={points.map(([x, y]) => `M${short(x)} ${short(y)}h0`).join('')}
      fill="none"
      stroke="currentColor"
      strokeWidth={size}
      strokeLinecap="round"
      className={className}
    />
  );
}

/** Points on a circle, evenly spaced; `turn` shifts them by that part of their distance. */
export function ring(radius: number, count: number, turn = 0, [x, y]: Point = [0, 0]): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) / count) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Sunflower seeds: point number `index` from the middle outwards. */
export function seed(index: number, spread: number): Point {
  const angle = index * 2.399963;
  const radius = spread * Math.sqrt(index);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}
