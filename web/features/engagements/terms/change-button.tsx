import { CalendarPlus, PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { Terms } from '#contract/engagements/terms.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangeTermsDialog } from './change-dialog.tsx';
import { changeLabel } from './words.ts';

/** For the business, while the terms can still be changed. */
export function TermsChangeButton({ terms }: { readonly terms: Terms }) {
  const [open, setOpen] = useState(false);
  if (terms.as !== 'business' || terms.change === null) return null;
  const Icon = terms.stated.schedule === null ? CalendarPlus : PencilLine;
  return (
    <>
      <Button
        variant={terms.stated.schedule === null ? 'accent' : 'secondary'}
        full="phone"
        icon={<Icon aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {changeLabel(terms)}
      </Button>
      {open ? <ChangeTermsDialog terms={terms} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
