import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { billingApi } from '#contract/payments/billing.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { cardMonths, cardYears, monthWords } from './card-months.ts';

interface CardExpiryDialogProps {
  readonly side: PayingSide;
  readonly expires: string | null;
  readonly onClose: () => void;
}

const fields = z.object({
  month: z.string().min(1, 'Choose the month.'),
  year: z.string().min(1, 'Choose the year.'),
});

/** The provider doesn't report when a card expires, and a failed charge is the worst way to find out. */
export function CardExpiryDialog({ side, expires, onClose }: CardExpiryDialogProps) {
  const save = useMutation(mutationOf(billingApi.setCardExpiry));
  const [year = '', month = ''] = expires?.split('-') ?? [];
  const form = useForm({
    resolver: zodResolver(fields),
    defaultValues: { month, year },
  });

  return (
    <SendDialog
      form={form}
      title="When does your card expire?"
      description="It’s on the front or back of your card as MM/YY, for example 09/28. We store nothing else about your card."
      size="small"
      confirmLabel="Save"
      busyLabel="Saving"
      failedTitle="We couldn’t save this"
      onSend={async (given) => {
        const told = `${given.year}-${given.month}`;
        await save.mutateAsync({ body: { side, expires: told } });
        toast({ title: 'Saved', description: `We’ll remind you before ${monthWords(told)}.` });
      }}
      onClose={onClose}
    >
      <div className="grid halves gap-3">
        <FormField control={form.control} name="month" label="Month" required>
          {(field) => (
            <Select
              {...field}
              onChange={(chosen) => field.onChange(chosen ?? '')}
              options={cardMonths}
              placeholder="Month"
            />
          )}
        </FormField>
        <FormField control={form.control} name="year" label="Year" required>
          {(field) => (
            <Select
              {...field}
              onChange={(chosen) => field.onChange(chosen ?? '')}
              options={cardYears(new Date())}
              placeholder="Year"
            />
          )}
        </FormField>
      </div>
    </SendDialog>
  );
}
