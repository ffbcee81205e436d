import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type SaleInput, saleInput, salesApi } from '#contract/engagements/sales.ts';
import { saleCodeLength } from '#contract/engagements/sales-options.ts';
import { clockInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatRand } from '#web/lib/format.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { OptionalTextInput } from '#web/ui/optional-text-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { readMoment } from './moment.ts';

interface Typed {
  readonly externalId: string;
  readonly code: string;
  readonly amountCents: number | null;
  /** On a South African clock. */
  readonly at: string;
  readonly place: string | null;
}

const schema = z
  .custom<Typed>()
  .superRefine(({ at }, { addIssue }) => {
    if (readMoment(at) === null) addIssue({ code: 'custom', path: ['at'], message: 'Enter a day and a time.' });
  })
  .transform(
    (typed): z.input<typeof saleInput> => ({
      ...typed,
      amountCents: typed.amountCents ?? Number.NaN,
      at: readMoment(typed.at) ?? '',
    }),
  )
  .pipe(saleInput);

/** A sale that the business enters by hand. */
export function EnterSaleDialog({ onClose }: { readonly onClose: () => void }) {
  const enter = useMutation(mutationOf(salesApi.enter));
  const form = useForm<Typed, unknown, SaleInput>({
    resolver: zodResolver(schema),
    defaultValues: { externalId: '', code: '', amountCents: null, at: clockInSouthAfrica(new Date()), place: null },
  });
  return (
    <SendDialog
      form={form}
      title="Enter a sale"
      description="It counts for the rep whose code the customer used."
      confirmLabel="Save sale"
      failedTitle="We couldn’t save this sale"
      // The refusal names what to correct: the code, the time or the number.
      onOutdated={null}
      onSend={async (body) => {
        const { amountCents } = await enter.mutateAsync({ body });
        toast({ title: `Sale of ${formatRand(amountCents)} saved` });
      }}
      onClose={onClose}
    >
      <FormField
        control={form.control}
        name="externalId"
        label="Order number"
        hint="From your till or shop. Each sale needs its own."
        required
      >
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField
        control={form.control}
        name="code"
        label="Rep’s code"
        hint={`${saleCodeLength} letters and digits`}
        required
      >
        {(field) => <TextInput {...field} autoComplete="off" autoCapitalize="characters" spellCheck={false} />}
      </FormField>
      <FormField control={form.control} name="amountCents" label="Amount paid" required>
        {(field) => <MoneyInput {...field} />}
      </FormField>
      <FormField control={form.control} name="at" label="Day and time" hint="South African time" required>
        {(field) => <TextInput {...field} type="datetime-local" />}
      </FormField>
      <FormField control={form.control} name="place" label="Place" hint="For example a shop or a stand" optional>
        {(field) => <OptionalTextInput {...field} />}
      </FormField>
    </SendDialog>
  );
}
