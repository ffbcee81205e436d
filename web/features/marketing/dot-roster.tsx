import { Dots, type Point } from '#web/features/marketing/dots.tsx';

const step = 20;

interface DotRosterProps {
  /** One line a row: `o` filled, `.` open, a space for a gap. */
  readonly rows: readonly string[];
  readonly className?: string;
}

function pointsOf(rows: readonly string[], mark: string): Point[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((sign, x): Point[] => (sign === mark ? [[x * step + step / 2, y * step + step / 2]] : [])),
  );
}

/** Who works when, a dot a day. Decorative; the text beside it says the same. */
export function DotRoster({ rows, className }: DotRosterProps) {
  const width = Math.max(...rows.map((row) => row.length)) * step;
  return (
    <svg
      viewBox={`0 0 ${width} ${rows.length * step}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      className={className}
    >
      <Dots points={pointsOf(rows, '.')} size={7} className="text-line-strong opacity-50" />
      <Dots points={pointsOf(rows, 'o')} size={14} className="text-accent" />
    </svg>
  );
}
