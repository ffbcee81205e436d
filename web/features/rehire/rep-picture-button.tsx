import { CalendarSearch } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import type { RepPictureDialogProps } from './rep-picture-dialog.tsx';

const RepPictureDialog = lazyDialog<RepPictureDialogProps>(
  () => import('./rep-picture-dialog.tsx'),
  ({ repName }) => repName,
);

interface RepPictureButtonProps extends Omit<RepPictureDialogProps, 'onClose'> {
  /** In a list where the name stands beside it. */
  readonly size?: 'small' | 'medium';
}

/** Opens all that a business sees of a rep: free days, standby, reliability and gigs together. */
export function RepPictureButton({ size = 'medium', ...props }: RepPictureButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size={size}
        {...(size === 'medium' && { full: 'phone' as const })}
        icon={<CalendarSearch aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {size === 'small' ? 'Calendar' : 'Calendar and record'}
        <span className="sr-only"> of {props.repName}</span>
      </Button>
      {open ? <RepPictureDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
