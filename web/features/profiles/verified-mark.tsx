import { BadgeCheck } from 'lucide-react';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** Beside a name. */
export const VerifiedMark = () => (
  <>
    <BadgeCheck aria-hidden="true" className="ms-1 inline size-4 align-[-0.15em] text-brand" />
    <VisuallyHidden>, verified</VisuallyHidden>
  </>
);
