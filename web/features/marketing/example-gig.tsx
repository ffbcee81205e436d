import { BadgeCheck, MapPin } from 'lucide-react';
import { postingAddress } from '#contract/jobs/posting-addresses.ts';
import type { NewPosting } from '#contract/jobs/postings.ts';
import { portraits } from '#web/features/marketing/portraits.ts';
import { placeOf, tagOf } from '#web/features/marketing/use-newest-postings.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { PriceTag } from '#web/ui/price-tag.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/**
 * An example of a gig: a real open one or a sample; the figure around it says which. Both take the same room. Only the
 * sample shows applicants.
 */
export function ExampleGig({ open }: { readonly open: NewPosting | undefined }) {
  return (
    <div className="-mt-14 relative mx-auto w-[92%] md:-mt-20">
      <div className="rounded-panel bg-surface p-(--gutter) pb-14 text-ink shadow-popup dark:ring-1 dark:ring-deep-line md:p-6 md:pb-16">
        <p className="line-clamp-2 break-words font-bold font-display text-xl leading-tight tracking-tight max-md:min-h-[2lh] md:line-clamp-1 md:text-2xl">
          {open ? (
            <a href={postingAddress(open.slug)} className="after:absolute after:inset-0">
              {open.title}
            </a>
          ) : (
            'In-store promoter, launch weekend'
          )}
        </p>
        <p className="mt-1.5 flex items-center gap-1.5 text-ink-soft">
          <MapPin aria-hidden="true" className="size-4.5 shrink-0" />
          <span className="truncate">{open ? placeOf(open) : 'Soweto, Gauteng · Sat and Sun'}</span>
        </p>
        <PriceTag {...tagOf(open ? open.pay : 'R1,900 for 2 days')} size="large" className="mt-4 -ms-1" />
      </div>
      {open ? null : <Applicant />}
    </div>
  );
}

function Applicant() {
  return (
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
  );
}
