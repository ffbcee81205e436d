import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type BillingDetails, billingApi, billingDetails } from '#contract/payments/billing.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { detailsQuery } from '../api.ts';

/** Who receipts are made out to. */
export function DetailsCard() {
  const query = useQuery(detailsQuery);
  return (
    <Card title="Billing details" description="These appear on receipts for future payments.">
      <QueryPart query={query} label="Loading your billing details" height="min-h-100">
        {({ details }) => <DetailsForm details={details} />}
      </QueryPart>
    </Card>
  );
}

function DetailsForm({ details }: { readonly details: BillingDetails | null }) {
  const save = useMutation(mutationOf(billingApi.editDetails));
  const { control, handleSubmit, formState, setError } = useForm<
    z.input<typeof billingDetails>,
    unknown,
    z.output<typeof billingDetails>
  >({
    resolver: zodResolver(billingDetails),
    defaultValues: { name: details?.name ?? '', address: details?.address ?? '', vatNumber: details?.vatNumber ?? '' },
  });

  const submit = handleSubmit(async (body) => {
    try {
      await save.mutateAsync({ body });
      toast({ title: 'Billing details saved' });
    } catch (error) {
      applyServerErrors(error, setError);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormField control={control} name="name" label="Name or company" required>
        {(field) => <TextInput {...field} autoComplete="organization" />}
      </FormField>
      <FormField control={control} name="address" label="Address" required>
        {(field) => <Textarea {...field} rows={3} autoComplete="street-address" />}
      </FormField>
      <FormField
        control={control}
        name="vatNumber"
        label="VAT number"
        hint="On your VAT registration certificate from SARS."
        optional
      >
        {(field) => <TextInput {...field} value={field.value ?? ''} inputMode="numeric" autoComplete="off" />}
      </FormField>
      <FormFailure failure={formState.errors.root} title="We couldn’t save your billing details" />
      <Button
        type="submit"
        variant="secondary"
        className="w-full md:w-fit"
        busy={formState.isSubmitting}
        busyLabel="Saving"
      >
        Save details
      </Button>
    </form>
  );
}
