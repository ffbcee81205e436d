import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { prose } from '#contract/fields.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useWorkMove } from '../use-work-move.ts';
import type { WorkActionProps } from './action-props.ts';

const schema = z.object({ note: prose('What happened', 1000) });

interface DisagreeDialogProps extends Pick<WorkActionProps, 'work'> {
  readonly move: 'appeal' | 'dispute';
  readonly title: string;
  readonly onClose: () => void;
}

const texts = {
  appeal: {
    description: 'Tell us when you arrived, what you did and who saw you. We’ll hold the money until the decision.',
    confirm: 'Send appeal',
    done: 'Appeal sent',
  },
  dispute: {
    description: 'You’ll both make a statement and our team will decide. We’ll hold the money until then.',
    confirm: 'Open a dispute',
    done: 'Dispute opened',
  },
};

export default function DisagreeDialog({ work, move, title, onClose }: DisagreeDialogProps) {
  const { say } = useWorkMove(work.id);
  const { description, confirm, done } = texts[move];
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
