import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import type { WorkActionProps } from './action-props.ts';

const DisagreeDialog = lazyDialog(
  () => import('./disagree-dialog.tsx'),
  ({ title }) => title,
);

interface DisagreeProps extends Pick<WorkActionProps, 'work'> {
  readonly move: 'appeal' | 'dispute';
  readonly label: string;
  readonly variant: 'accent' | 'ghost';
}

const titles = { appeal: 'Appeal against the no-show?', dispute: 'Open a dispute?' };

/** Appeals against a no-show, or opens a dispute, with what happened. */
export function WorkDisagree({ work, move, label, variant }: DisagreeProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} full="phone" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open ? <DisagreeDialog work={work} move={move} title={titles[move]} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** For a rep who was reported as a no-show. */
export function WorkAppeal({ work }: WorkActionProps) {
  return <WorkDisagree work={work} move="appeal" label="Appeal" variant="accent" />;
}
