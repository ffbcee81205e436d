import { countryDots, towns } from '#web/features/marketing/country-dots.ts';
import { Dots } from '#web/features/marketing/dots.tsx';

interface CountryMapProps {
  /** The names of the towns beside their dots. */
  readonly named?: boolean;
  readonly className?: string;
}

/** A dot map of South Africa with a marigold dot in each province. Decorative: the text beside it says "nine provinces". */
export function CountryMap({ named = false, className }: CountryMapProps) {
  return (
    <svg viewBox={named ? '-12 -12 470 374' : '-12 -12 424 374'} aria-hidden="true" className={className}>
      <Dots points={countryDots} size={4.2} className="opacity-55" />
      <Dots points={towns.map((town) => town.at)} size={13} className="text-accent" />
      {named
        ? towns.map(({ name, at: [x, y], side }) => (
            <text
              key={name}
              x={x + (side ? -11 : 11)}
              y={y + 4}
              textAnchor={side ? 'end' : 'start'}
              className="fill-current stroke-deep max-md:hidden font-sans font-semibold text-[13px] [paint-order:stroke] [stroke-width:4px]"
            >
              {name}
            </text>
          ))
        : null}
    </svg>
  );
}
