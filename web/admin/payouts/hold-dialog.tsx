import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { newHold } from '#contract/payouts/admin-payouts.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface HoldDialogProps {
  readonly name: string;
  readonly onSend: (words: { readonly reason: string; readonly whatToDo: string }) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Puts a wallet on hold. The rep reads why and what they can do. */
export function HoldDialog({ name, onSend, onClose }: HoldDialogProps) {
  const form = useForm({
    resolver: zodResolver(newHold),
    defaultValues: { reason: '', whatToDo: '' },
  });
  return (
    <SendDialog
      form={form}
      title="Put this wallet on hold?"
      description={`${name} won’t get any payouts until an admin lifts the hold. We’ll remove their payout from any batch that isn’t released yet.`}
      confirmLabel="Put wallet on hold"
      tone="danger"
      failedTitle="We couldn’t place the hold"
      onSend={async (words) => {
        await onSend(words);
      }}
      onClose={onClose}
    >
      <FormField control={form.control} name="reason" label="Reason" hint="The rep will see this." required>
        {(field) => <Textarea {...field} rows={3} limit={longest(newHold.shape.reason)} />}
      </FormField>
      <FormField
        control={form.control}
        name="whatToDo"
        label="What the rep can do"
        hint="The rep will see this too."
        required
      >
        {(field) => <Textarea {...field} rows={3} limit={longest(newHold.shape.whatToDo)} />}
      </FormField>
    </SendDialog>
  );
}
