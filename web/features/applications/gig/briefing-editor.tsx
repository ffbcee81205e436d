import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Gig } from '#contract/applications/gigs.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const form = partOf(() => import('./briefing-form.tsx'));

/** What accepted reps should bring, as written by the business. */
export function BriefingEditor({ gig }: { readonly gig: Gig }) {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The form and the button replace each other, and the focus moves along.
  const close = () => {
    flushSync(() => setEditing(false));
    button.current?.focus();
  };
  if (editing) {
    return (
      <LazyPart part={form} fallback={<Skeleton className="mt-4 h-36" label="Loading the form" />}>
        {(BriefingForm) => <BriefingForm gig={gig} onClose={close} />}
      </LazyPart>
    );
  }
  return (
    <div className="mt-4 border-line border-t pt-4">
      <p className="text-ink-soft text-sm">What to bring</p>
      {gig.bring ? (
        <p className="whitespace-pre-line break-words text-[0.9375rem]">{gig.bring}</p>
      ) : (
        <p className="text-[0.9375rem]">Nothing added yet.</p>
      )}
      <Button ref={button} variant="secondary" size="small" className="mt-2" onClick={() => setEditing(true)}>
        {gig.bring ? 'Edit what to bring' : 'Add what to bring'}
      </Button>
    </div>
  );
}
