import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { prose } from '#contract/fields.ts';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { SendDialog, type SendDialogProps } from './send-dialog.tsx';

interface Reasoned {
  readonly reason: string;
}

export interface ReasonTemplate {
  /** A few words, for the button. */
  readonly label: string;
  readonly text: string;
}

interface ReasonDialogProps
  extends Omit<SendDialogProps<Reasoned, Reasoned>, 'form' | 'onSend' | 'failedTitle' | 'children'> {
  readonly failedTitle?: string;
  readonly label?: string;
  /** Who reads it; by default, readers of the audit log. */
  readonly hint?: string;
  /** The server's maximum length. */
  readonly limit?: number;
  /** Templates, edited before they are sent. */
  readonly templates?: readonly ReasonTemplate[];
  readonly onSend: (reason: string) => Promise<unknown>;
}

/** Asks for confirmation and a reason. */
export function ReasonDialog({
  label = 'Reason',
  hint = 'We’ll record it in the audit log.',
  ...props
}: ReasonDialogProps) {
  const {
    tone = 'danger',
    failedTitle = 'We couldn’t save this',
    limit = 500,
    templates = [],
    onSend,
    ...dialog
  } = props;
  const form = useForm({
    resolver: zodResolver(z.object({ reason: prose('A reason', limit) })),
    defaultValues: { reason: '' },
  });
  // Two errors are two texts; the same one twice isn't.
  const add = (text: string) => {
    const written = form.getValues('reason').trim();
    if (!written.includes(text))
      form.setValue('reason', [written, text].filter(Boolean).join('\n\n').slice(0, limit), { shouldDirty: true });
    form.setFocus('reason');
  };
  return (
    <SendDialog {...dialog} form={form} tone={tone} failedTitle={failedTitle} onSend={({ reason }) => onSend(reason)}>
      {templates.length > 0 ? (
        <fieldset className="min-w-0">
          <legend className="mb-2 font-semibold text-sm">Start from a template</legend>
          <div className="flex flex-wrap gap-2">
            {templates.map((one) => (
              <Button key={one.label} variant="secondary" size="small" onClick={() => add(one.text)}>
                {one.label}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : null}
      <FormField control={form.control} name="reason" label={label} hint={hint} required>
        {(field) => <Textarea {...field} rows={limit > 500 ? 4 : 3} limit={limit} />}
      </FormField>
    </SendDialog>
  );
}
