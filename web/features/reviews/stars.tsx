import clsx from 'clsx';
import { Star } from 'lucide-react';
import { plural } from '#web/lib/format.ts';

const places = [1, 2, 3, 4, 5];

/** One to five stars. */
export function Stars({ stars }: { readonly stars: number }) {
  return (
    <span className="inline-flex align-middle text-brand">
      <span className="sr-only">{plural(stars, 'star')} out of 5</span>
      {places.map((place) => (
        <Star key={place} aria-hidden="true" className={clsx('size-4.5', place <= stars && 'fill-current')} />
      ))}
    </span>
  );
}
