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
import { ChangeTermsLabour } from './change-labour.tsx';
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

/** The business sets the days, or proposes other days, hours, place or pay, and signs that. */
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
        title={`${changeLabel(terms)} for ${repName}`}
        description={
          waits
            ? `The current terms and payment apply until ${repName} agrees.${proposed ? ' This replaces your earlier proposal.' : ''}`
            : `${repName} hasn’t agreed yet and will see these terms instead.`
        }
        confirmLabel={waits ? 'Sign and propose' : 'Sign terms'}
        busyLabel="Sending"
        failedTitle="We couldn’t save the terms"
        onSend={async (body) => {
          const next = await send.mutateAsync({ params: { engagementId }, body, idempotencyKey: keyFor(body) });
          queries.setQueryData(termsQuery(engagementId).queryKey, next);
          toast(describeChange(next));
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
          label="Pay for the whole gig"
          hint={payFixed ? 'You’ve already paid, so the pay can’t change.' : 'Before our fee.'}
          required
        >
          {(field) => <MoneyInput {...field} disabled={payFixed} />}
        </FormField>
        <ChangeTermsLabour terms={terms} />
        <TermsSignFields
          expectedName={expectedName}
          asksPhone={asksPhone}
          label="I have read and agree to these terms of work for my business."
        />
      </SendDialog>
    </FormProvider>
  );
}

function describeChange({ proposed, repName }: Terms) {
  if (!proposed) return { title: 'Terms saved', description: `${repName} can read them now.` };
  const until = proposed.answerBy ? ` by ${formatUntil(proposed.answerBy)}` : '';
  return { title: 'Proposal sent', description: `We’ve asked ${repName} to answer${until}.` };
}
