import { BadgeCheck, MapPin } from 'lucide-react';
import { Avatar } from '#web/ui/avatar.tsx';
import { PriceTag } from '#web/ui/price-tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const week = [
  { day: 'Mon', works: false },
  { day: 'Tue', works: false },
  { day: 'Wed', works: false },
  { day: 'Thu', works: false },
  { day: 'Fri', works: false },
  { day: 'Sat', works: true },
  { day: 'Sun', works: true },
];

/** Shows what a gig looks like here, and says that it is an example. */
export function ExampleGig() {
  return (
    <figure className="animate-rise justify-self-center [animation-delay:120ms] lg:justify-self-end">
      <div className="relative w-full max-w-md lg:max-w-lg">
        <div className="rounded-panel bg-surface p-6 text-ink shadow-popup dark:ring-1 dark:ring-deep-line md:p-7 lg:rotate-[1.2deg]">
          <div className="flex items-start justify-between gap-4">
            <div>
              <p className="font-bold font-display text-2xl leading-tight tracking-tight md:text-3xl">
                In-store promoter, launch weekend
              </p>
              <p className="mt-2 flex items-center gap-1.5 text-ink-soft">
                <MapPin aria-hidden="true" className="size-4.5" />
                Soweto, Gauteng
              </p>
            </div>
          </div>
          <PriceTag amount="R1,900" unit="for 2 days" size="large" className="mt-5 -ms-1" />
          <ul className="mt-6 grid grid-cols-7 gap-1 text-center text-xs" aria-label="Working days">
            {week.map(({ day, works }) => (
              <li key={day} className={works ? 'font-bold' : 'text-ink-soft'}>
                <span
                  aria-hidden="true"
                  className={
                    works
                      ? 'mx-auto mb-1.5 block size-4 rounded-full bg-brand'
                      : 'mx-auto mb-1.5 block size-4 rounded-full border-2 border-line'
                  }
                />
                {day}
                <VisuallyHidden>{works ? ': working' : ': free'}</VisuallyHidden>
              </li>
            ))}
          </ul>
        </div>
        <div className="relative -mt-4 ms-6 flex items-center gap-3 rounded-card bg-deep-raised p-4 text-on-deep shadow-popup ring-1 ring-deep-line lg:ms-[-3.5rem] lg:max-w-sm">
          <Avatar name="Nomsa Mahlangu" />
          <div className="min-w-0 flex-1">
            <p className="flex items-center gap-1.5 font-semibold">
              Nomsa applied
              <BadgeCheck aria-hidden="true" className="size-5 text-accent" />
              <VisuallyHidden>(verified)</VisuallyHidden>
            </p>
            <p className="text-on-deep-soft text-sm">Three launches, speaks isiZulu and Sesotho</p>
          </div>
        </div>
      </div>
      <figcaption className="mt-4 text-end text-on-deep-soft text-sm">An example of a gig</figcaption>
    </figure>
  );
}
