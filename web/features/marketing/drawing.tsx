import phone from './drawings/phone.svg';
import shop from './drawings/shop.svg';
import stall from './drawings/stall.svg';
import stand from './drawings/stand.svg';
import team from './drawings/team.svg';

// In the units of the drawings: reserves their space.
const drawings = {
  stall: { src: stall, width: 640, height: 480 },
  shop: { src: shop, width: 640, height: 480 },
  stand: { src: stand, width: 640, height: 480 },
  team: { src: team, width: 640, height: 400 },
  phone: { src: phone, width: 480, height: 480 },
};

interface DrawingProps {
  readonly name: keyof typeof drawings;
  /** Empty if the text beside it says it all. */
  readonly alt: string;
  /** Above the fold: loaded with the page. */
  readonly early?: boolean;
  readonly className?: string;
}

/** Illustrations of reps at work: `scripts/drawings` generates them. */
export function Drawing({ name, alt, early = false, className }: DrawingProps) {
  return (
    <img {...drawings[name]} alt={alt} decoding="async" loading={early ? undefined : 'lazy'} className={className} />
  );
}
