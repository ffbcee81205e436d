import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type Terms, termsApi, termsInput } from '#contract/engagements/terms.ts';
import { PlaceCombobox } from '#web/features/catalogue/place-combobox.tsx';
import { usePlaces } from '#web/features/catalogue/use-choices.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatUntil } from '#web/lib/format-time.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { useKeyFor } from '#web/lib/use-key-for.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { OptionalTextInput } from '#web/ui/optional-text-input.tsx';
import { termsQuery } from './api.ts';
import { blankSchedules, TermsScheduleFields } from './schedule-fields.tsx';
import { TermsSignFields, termsSignedAs } from './sign-fields.tsx';
import { changeLabel } from './words.ts';

const schemaFor = (expectedName: string | null) => termsInput.extend(termsSignedAs(expectedName));
type Schema = ReturnType<typeof schemaFor>;
type Values = z.input<Schema>;

const begin = ({ stated }: Terms): Values => ({
  schedule: stated.schedule ?? blankSchedules.days,
  startDate: stated.startDate,
  locationId: stated.location.id,
  locationAddress: stated.locationAddress,
  payCents: stated.payCents,
  fullName: '',
  agreed: false as unknown as true,
  phone: '',
});

/** The business names the days, or wants other days, hours, place or pay, and signs that. */
export function ChangeTermsDialog({ terms, onClose }: { readonly terms: Terms; readonly onClose: () => void }) {
  const { engagementId, repName, change, payFixed, expectedName, asksPhone, proposed } = terms;
  const queries = useQueryClient();
  const places = usePlaces();
  const keyFor = useKeyFor();
  const send = useMutation(mutationOf(termsApi.change));
  const form = useForm<Values, unknown, z.output<Schema>>({
    resolver: zodResolver(schemaFor(expectedName)),
    defaultValues: begin(terms),
  });
  const waits = change === 'with the rep';

  return (
    <FormProvider {...form}>
      <SendDialog
        form={form}
        title={`${changeLabel(terms)}: ${repName}`}
        description={
          waits
            ? `What was agreed stands, with its money, until ${repName} agrees to this.${proposed ? ' It takes the place of what you proposed before.' : ''}`
            : `${repName} has not agreed yet and reads these terms from now on.`
        }
        confirmLabel={waits ? 'Sign and propose' : 'Sign these terms'}
        busyLabel="Sending"
        failedTitle="Nothing was changed"
        onSend={async (body) => {
          const next = await send.mutateAsync({ params: { engagementId }, body, idempotencyKey: keyFor(body) });
          queries.setQueryData(termsQuery(engagementId).queryKey, next);
          toast(told(next));
        }}
        onOutdated={null}
        onClose={onClose}
      >
        <TermsScheduleFields />
        <FormField control={form.control} name="locationId" label="Location" required>
          {(field) => <PlaceCombobox {...field} options={places} clearable={false} />}
        </FormField>
        <FormField control={form.control} name="locationAddress" label="Street address" optional>
          {(field) => <OptionalTextInput {...field} autoComplete="street-address" />}
        </FormField>
        <FormField
          control={form.control}
          name="payCents"
          label="Pay for all of the work"
          hint={payFixed ? 'The money is held already, so the pay stays.' : 'Before the platform’s fee.'}
          required
        >
          {(field) => <MoneyInput {...field} disabled={payFixed} />}
        </FormField>
        <TermsSignFields
          expectedName={expectedName}
          asksPhone={asksPhone}
          label="I have read and agree to these terms of work for my business."
        />
      </SendDialog>
    </FormProvider>
  );
}

function told({ proposed, repName }: Terms) {
  if (!proposed) return { title: 'The terms are as you said', description: `${repName} reads them now.` };
  const until = proposed.answerBy ? ` until ${formatUntil(proposed.answerBy)}` : '';
  return { title: 'Proposed', description: `${repName} can answer${until}.` };
}
