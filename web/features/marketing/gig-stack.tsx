import { MapPin } from 'lucide-react';
import { postingAddress, postingsPath } from '#contract/jobs/posting-addresses.ts';
import { Drawing } from '#web/features/marketing/drawing.tsx';
import { tagOf, useNewestPostings } from '#web/features/marketing/use-newest-postings.ts';
import { PriceTag } from '#web/ui/price-tag.tsx';

const examples = [
  { title: 'Market day host', place: 'Durban', pay: 'R850 for 1 day' },
  { title: 'Solar roadshow', place: 'Polokwane', pay: 'R9,400 for 2 weeks' },
  { title: 'Opening a new region', place: 'Gqeberha', pay: 'R31,500 for 2 months' },
];

/** An illustrated rep, and sample gigs: the newest, or labelled examples. Both take the same room. */
export function GigStack() {
  const newest = useNewestPostings();
  const isLive = newest.length >= examples.length;
  const gigs = isLive
    ? newest.map((one) => ({ ...one, place: one.location.name, to: postingAddress(one.slug) }))
    : examples.map((one) => ({ ...one, to: null }));
  return (
    <figure className="w-full max-w-md animate-rise justify-self-center [animation-delay:120ms] lg:justify-self-end">
      <Drawing
        name="phone"
        early
        alt="Illustration of a sales rep with braids looking up from her phone"
        className="w-full"
      />
      <ul className="@container -mt-16 relative mx-auto grid w-[92%] divide-y divide-line rounded-panel bg-surface px-(--gutter) text-ink shadow-popup">
        {gigs.map(({ title, place, pay, to }) => (
          <li
            key={to ?? title}
            className="relative grid gap-x-4 gap-y-2 py-3.5 @min-[22rem]:grid-cols-[minmax(0,1fr)_auto] @min-[22rem]:items-center"
          >
            <div className="grid min-h-17 min-w-0 @min-[22rem]:content-center content-end">
              <p className="line-clamp-2 break-words font-bold font-display text-lg leading-tight tracking-tight">
                {to === null ? (
                  title
                ) : (
                  <a href={to} className="after:absolute after:inset-0">
                    {title}
                  </a>
                )}
              </p>
              <p className="mt-0.5 flex items-center gap-1.5 text-ink-soft text-sm">
                <MapPin aria-hidden="true" className="size-4 shrink-0" />
                <span className="truncate">{place}</span>
              </p>
            </div>
            <PriceTag {...tagOf(pay)} className="w-fit" />
          </li>
        ))}
      </ul>
      <figcaption className="mt-3 flex justify-end gap-3 text-sm">
        {isLive ? 'Open now' : 'Examples of gigs'}
        <a href={postingsPath} className="font-semibold underline underline-offset-4">
          All open gigs
        </a>
      </figcaption>
    </figure>
  );
}
