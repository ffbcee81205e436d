import { BadgeCheck, MapPin } from 'lucide-react';
import { portraits } from '#web/features/marketing/portraits.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { PriceTag } from '#web/ui/price-tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** Shows what a gig looks like here; the figure around it says that it is an example. */
export function ExampleGig() {
  return (
    <div className="-mt-14 relative mx-auto w-[92%] md:-mt-20">
      <div className="rounded-panel bg-surface p-5 pb-9 text-ink shadow-popup dark:ring-1 dark:ring-deep-line md:p-6 md:pb-10">
        <p className="font-bold font-display text-xl leading-tight tracking-tight md:text-2xl">
          In-store promoter, launch weekend
        </p>
        <p className="mt-1.5 flex items-center gap-1.5 text-ink-soft">
          <MapPin aria-hidden="true" className="size-4.5" />
          Soweto, Gauteng · Sat and Sun
        </p>
        <PriceTag amount="R1,900" unit="for 2 days" size="large" className="mt-4 -ms-1" />
      </div>
      <div className="absolute end-0 -bottom-8 flex max-w-[19rem] items-center gap-3 rounded-card bg-deep-raised p-3 text-on-deep shadow-popup ring-1 ring-deep-line md:-end-4">
        <Avatar name="Nomsa Mahlangu" imageUrl={portraits['Nomsa Mahlangu']} />
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-1.5 font-semibold">
            Nomsa applied
            <BadgeCheck aria-hidden="true" className="size-5 text-accent" />
            <VisuallyHidden>(verified)</VisuallyHidden>
          </p>
          <p className="text-on-deep-soft text-sm max-md:hidden">Three launches, speaks isiZulu and Sesotho</p>
        </div>
      </div>
    </div>
  );
}
