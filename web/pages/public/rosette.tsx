const rings = [
  { radius: 26, dots: 8, size: 5, turn: 0 },
  { radius: 50, dots: 8, size: 10, turn: 0.5 },
  { radius: 78, dots: 16, size: 5, turn: 0 },
  { radius: 104, dots: 16, size: 9, turn: 0.5 },
  { radius: 130, dots: 32, size: 4, turn: 0 },
];

const round = (value: number) => Math.round(value * 10) / 10;

/** The flower of the cloth, large. Decoration. */
export function Rosette() {
  return (
    <svg viewBox="-136 -136 272 272" aria-hidden="true" className="mt-12 hidden w-full max-w-84 text-brand lg:block">
      <circle r="11" className="fill-accent" />
      {rings.flatMap(({ radius, dots, size, turn }) =>
        Array.from({ length: dots }, (_, dot) => {
          const angle = ((dot + turn) / dots) * 2 * Math.PI;
          return (
            <circle
              key={`${radius} ${angle}`}
              cx={round(radius * Math.cos(angle))}
              cy={round(radius * Math.sin(angle))}
              r={size}
              fill="currentColor"
            />
          );
        }),
      )}
    </svg>
  );
}
