import { MapPin } from 'lucide-react';
import { Drawing } from '#web/features/marketing/drawing.tsx';
import { PriceTag } from '#web/ui/price-tag.tsx';

const gigs = [
  { title: 'Market day host', place: 'Durban, KwaZulu-Natal', pay: 'R850', unit: 'for 1 day' },
  { title: 'Solar roadshow', place: 'Polokwane, Limpopo', pay: 'R9,400', unit: 'for 2 weeks' },
  { title: 'Opening a new region', place: 'Gqeberha, Eastern Cape', pay: 'R31,500', unit: 'for 2 months' },
];

/** A rep who has just heard of a gig, and what gigs look like; it says that they are examples. */
export function GigStack() {
  return (
    <figure className="w-full max-w-md animate-rise justify-self-center [animation-delay:120ms] lg:justify-self-end">
      <Drawing
        name="phone"
        early
        alt="A sales rep with braids who looks up from her phone. A drawing."
        className="w-full"
      />
      <ul className="-mt-16 relative mx-auto grid w-[92%] divide-y divide-line rounded-panel bg-surface px-5 text-ink shadow-popup">
        {gigs.map(({ title, place, pay, unit }) => (
          <li
            key={title}
            className="grid gap-x-4 gap-y-2 py-3.5 min-[24rem]:grid-cols-[1fr_auto] min-[24rem]:items-center"
          >
            <div>
              <p className="font-bold font-display text-lg leading-tight tracking-tight">{title}</p>
              <p className="mt-0.5 flex items-center gap-1.5 text-ink-soft text-sm">
                <MapPin aria-hidden="true" className="size-4" />
                {place}
              </p>
            </div>
            <PriceTag amount={pay} unit={unit} className="w-fit" />
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 text-end text-sm">Examples of gigs</figcaption>
    </figure>
  );
}
