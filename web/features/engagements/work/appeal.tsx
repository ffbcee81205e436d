import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { prose } from '#contract/fields.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useWorkMove } from '../use-work-move.ts';
import type { WorkActionProps } from './action-props.ts';

const schema = z.object({ note: prose('What happened', 1000) });

interface DisagreeProps extends Pick<WorkActionProps, 'work'> {
  readonly move: 'appeal' | 'dispute';
  readonly label: string;
  readonly variant: 'accent' | 'ghost';
}

const texts = {
  appeal: {
    title: 'Appeal against the no-show?',
    description: 'Tell us when you arrived, what you did and who saw you. We’ll hold the money until the decision.',
    confirm: 'Send appeal',
    done: 'Appeal sent',
  },
  dispute: {
    title: 'Open a dispute?',
    description: 'You’ll both make a statement and our team will decide. We’ll hold the money until then.',
    confirm: 'Open a dispute',
    done: 'Dispute opened',
  },
};

/** Appeals against a no-show, or opens a dispute, with what happened. */
export function WorkDisagree({ work, move, label, variant }: DisagreeProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} full="phone" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open ? <DisagreeDialog work={work} move={move} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function DisagreeDialog({ work, move, onClose }: Pick<DisagreeProps, 'work' | 'move'> & { onClose: () => void }) {
  const { say } = useWorkMove(work.id);
  const { title, description, confirm, done } = texts[move];
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { note: '' },
  });
  return (
    <SendDialog
      form={form}
      title={title}
      description={description}
      confirmLabel={confirm}
      failedTitle="We couldn’t send this"
      onSend={async ({ note }) => {
        await say(move, note);
        toast({ title: done, description: `We’ve notified ${work.companyName}.` });
      }}
      onOutdated={null}
      onClose={onClose}
    >
      <FormField control={form.control} name="note" label="What happened" required>
        {(field) => <Textarea {...field} rows={5} limit={longest(schema.shape.note)} />}
      </FormField>
    </SendDialog>
  );
}

/** For a rep who was reported as a no-show. */
export function WorkAppeal({ work }: WorkActionProps) {
  return <WorkDisagree work={work} move="appeal" label="Appeal" variant="accent" />;
}
