const step = 5;
const places = [-1, 0, 1];

/** Nine dots of the pattern, the middle one marigold. In the text colour. */
export function BrandMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="3 3 26 26" aria-hidden="true" className={className}>
      {places.flatMap((row) =>
        places.map((column) => {
          const middle = row === 0 && column === 0;
          return (
            <circle
              key={`${row} ${column}`}
              cx={16 + (row - column) * step}
              cy={16 + (row + column) * step}
              r={middle ? 3.1 : 2.4}
              className={middle ? 'fill-accent' : 'fill-current'}
            />
          );
        }),
      )}
    </svg>
  );
}
