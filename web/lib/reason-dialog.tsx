import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { prose } from '#contract/fields.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { SendDialog, type SendDialogProps } from './send-dialog.tsx';

interface Reasoned {
  readonly reason: string;
}

interface ReasonDialogProps
  extends Omit<SendDialogProps<Reasoned, Reasoned>, 'form' | 'onSend' | 'failedTitle' | 'children'> {
  readonly failedTitle?: string;
  readonly label?: string;
  /** Who reads it: whoever looks into the record, unless said. */
  readonly hint?: string;
  /** How many characters the server takes. */
  readonly limit?: number;
  readonly onSend: (reason: string) => Promise<unknown>;
}

/** Asks before something is done, and why. */
export function ReasonDialog({ label = 'Reason', hint = 'It goes on the record.', ...props }: ReasonDialogProps) {
  const { tone = 'danger', failedTitle = 'Nothing was changed', limit = 500, onSend, ...dialog } = props;
  const form = useForm({
    resolver: zodResolver(z.object({ reason: prose('A reason', limit) })),
    defaultValues: { reason: '' },
  });
  return (
    <SendDialog {...dialog} form={form} tone={tone} failedTitle={failedTitle} onSend={({ reason }) => onSend(reason)}>
      <FormField control={form.control} name="reason" label={label} hint={hint} required>
        {(field) => <Textarea {...field} rows={limit > 500 ? 4 : 3} limit={limit} />}
      </FormField>
    </SendDialog>
  );
}
