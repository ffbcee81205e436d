import clsx from 'clsx';
import { Star } from 'lucide-react';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useShortlist } from '../api.ts';

/** Adds an applicant to the business's shortlist, or removes them. */
export function ShortlistButton({ application }: { readonly application: ReceivedApplication }) {
  const shortlist = useShortlist(application.id);
  const shown = shortlist.isPending ? shortlist.variables : application.shortlisted;
  return (
    <IconButton
      label={`Shortlist ${application.rep.fullName}`}
      icon={<Star aria-hidden="true" className={clsx('size-5', shown && 'fill-current')} />}
      aria-pressed={shown}
      className={clsx('-my-2.5 relative z-10', shown ? 'text-brand' : 'text-ink-soft')}
      onClick={() => shortlist.mutate(!shown)}
    />
  );
}
