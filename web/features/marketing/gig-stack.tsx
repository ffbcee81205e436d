import clsx from 'clsx';
import { MapPin } from 'lucide-react';
import { PriceTag } from '#web/ui/price-tag.tsx';

const gigs = [
  { title: 'Market day host', place: 'Durban, KwaZulu-Natal', pay: 'R850', unit: 'for 1 day', turn: 'lg:-rotate-2' },
  {
    title: 'Solar roadshow',
    place: 'Polokwane, Limpopo',
    pay: 'R9,400',
    unit: 'for 2 weeks',
    turn: 'lg:rotate-[1.5deg] lg:ms-16',
  },
  {
    title: 'Opening a new region',
    place: 'Gqeberha, Eastern Cape',
    pay: 'R31,500',
    unit: 'for 2 months',
    turn: 'lg:-rotate-1 lg:ms-4',
  },
];

/** What gigs look like to a rep; it says that they are examples. */
export function GigStack() {
  return (
    <figure className="w-full max-w-md animate-rise justify-self-center [animation-delay:120ms] lg:justify-self-end">
      <ul className="grid gap-4">
        {gigs.map(({ title, place, pay, unit, turn }) => (
          <li key={title} className={clsx('rounded-card bg-surface p-5 text-ink shadow-popup', turn)}>
            <p className="font-bold font-display text-xl leading-tight tracking-tight md:text-2xl">{title}</p>
            <p className="mt-1.5 flex items-center gap-1.5 text-ink-soft">
              <MapPin aria-hidden="true" className="size-4.5" />
              {place}
            </p>
            <PriceTag amount={pay} unit={unit} className="mt-3 -ms-1" />
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 text-end text-sm">Examples of gigs</figcaption>
    </figure>
  );
}
