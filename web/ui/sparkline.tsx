interface SparklineProps {
  /** Oldest first. */
  readonly values: readonly number[];
  /** Its text alternative. */
  readonly label: string;
}

const [width, height, edge] = [96, 28, 2];

/** The trend of a figure, without axes: the figure itself is beside it. */
export function Sparkline({ values, label }: SparklineProps) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => {
    const x = edge + (index * (width - 2 * edge)) / Math.max(values.length - 1, 1);
    // A constant series is drawn in the middle.
    const share = most === least ? 0.5 : (value - least) / (most - least);
    return [x, height - edge - share * (height - 2 * edge)] as const;
  });
  const last = points.at(-1);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="h-7 w-full max-w-32 text-brand"
      preserveAspectRatio="none"
    >
      <polyline
        points={points.map((point) => point.map((one) => one.toFixed(1)).join(',')).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
      {last ? <circle cx={last[0]} cy={last[1]} r={1.75} fill="currentColor" /> : null}
    </svg>
  );
}
