import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { cents, prose } from '#contract/fields.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface PartRefundDialogProps {
  readonly who: string;
  readonly refundableCents: number;
  readonly onSend: (refund: { readonly amountCents: number; readonly reason: string }) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A refund of a payment for gigs: everything that isn't on hold, or part of it. */
export function PartRefundDialog({ who, refundableCents, onSend, onClose }: PartRefundDialogProps) {
  const schema = z.object({
    amountCents: cents('Amount').max(refundableCents, `Enter no more than ${formatRandExact(refundableCents)}.`),
    reason: prose('Reason', 500),
  });
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { amountCents: refundableCents, reason: '' },
  });
  return (
    <SendDialog
      form={form}
      title="Refund this payment?"
      description={`Money held for gigs is paid out or refunded with each gig. You can refund up to ${formatRandExact(refundableCents)} more to ${who} from the platform’s own money. Another admin must approve it.`}
      confirmLabel="Propose refund"
      tone="danger"
      failedTitle="We couldn’t propose the refund"
      onSend={onSend}
      onClose={onClose}
    >
      <FormField control={form.control} name="amountCents" label="Amount" required>
        {(field) => <MoneyInput {...field} />}
      </FormField>
      <FormField control={form.control} name="reason" label="Reason" hint="We’ll record it in the audit log." required>
        {(field) => <Textarea {...field} rows={3} limit={longest(schema.shape.reason)} />}
      </FormField>
    </SendDialog>
  );
}
