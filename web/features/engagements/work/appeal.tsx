import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { useWorkMove } from '../use-work-move.ts';
import type { WorkActionProps } from './action-props.ts';

const OpenDisputeDialog = lazyDialog(
  () => import('../disputes/open-dialog.tsx'),
  ({ title }) => title,
);

interface DisagreeProps extends Pick<WorkActionProps, 'work' | 'milestone'> {
  readonly move: 'appeal' | 'dispute';
  readonly label: string;
  readonly variant: 'accent' | 'ghost';
}

const texts = {
  appeal: {
    title: 'Appeal against the no-show?',
    description: 'Tell us when you arrived, what you did and who saw you. We’ll hold the money until this is decided.',
    confirm: 'Send appeal',
    done: 'Appeal sent',
  },
  dispute: {
    title: 'Open a dispute?',
    description: 'You’ll both make a statement and our team will decide. We’ll hold the money until this is decided.',
    confirm: 'Open a dispute',
    done: 'Dispute opened',
  },
};

/** Appeals against a no-show, or opens a dispute, with what happened. */
export function WorkDisagree({ work, milestone, move, label, variant }: DisagreeProps) {
  const [open, setOpen] = useState(false);
  const { say } = useWorkMove(work.id);
  return (
    <>
      <Button variant={variant} full="phone" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open ? (
        <OpenDisputeDialog
          {...texts[move]}
          payCents={milestone.payCents}
          other={work.companyName}
          onSend={({ note, ...opening }) => say(move, note, opening)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** For a rep who was reported as a no-show. */
export function WorkAppeal({ work, milestone }: WorkActionProps) {
  return <WorkDisagree work={work} milestone={milestone} move="appeal" label="Appeal" variant="accent" />;
}
