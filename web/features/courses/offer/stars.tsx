import clsx from 'clsx';
import { Star } from 'lucide-react';

const five = [1, 2, 3, 4, 5] as const;

export const Stars = ({ stars }: { readonly stars: number }) => (
  <span role="img" aria-label={`${stars} of 5 stars`} className="inline-flex gap-0.5">
    {five.map((at) => (
      <Star
        key={at}
        aria-hidden="true"
        className={clsx('size-4.5', at <= stars ? 'fill-accent text-accent-strong' : 'text-line-strong')}
      />
    ))}
  </span>
);
