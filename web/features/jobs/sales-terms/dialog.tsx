import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts';
import type { SalesTerms, SalesTermsInput } from '#contract/jobs/sales-terms.ts';
import { formatRand } from '#web/lib/format.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { OptionalTextInput } from '#web/ui/optional-text-input.tsx';
import { PercentInput } from '#web/ui/percent-input.tsx';
import { type SalesTermsValues, salesTermsForm, valuesOf } from './form-values.ts';
import { SalesHeld } from './held.tsx';

interface SalesTermsDialogProps {
  readonly job: Pick<OwnJobDetail, 'jobType' | 'compensationCents'>;
  readonly terms: Omit<SalesTerms, 'commissionOnly'> | null;
  /** Rejects with the server’s refusal. */
  readonly onSave: (terms: SalesTermsInput) => unknown;
  readonly onClose: () => void;
}

/** The business sets what each sale pays reps. */
export default function SalesTermsDialog({ job, terms, onSave, onClose }: SalesTermsDialogProps) {
  const commissionOnly = job.jobType === 'Commission Only';
  const form = useForm<SalesTermsValues, unknown, SalesTermsInput>({
    resolver: zodResolver(salesTermsForm(commissionOnly)),
    defaultValues: valuesOf(terms && { ...terms, mostCents: commissionOnly ? null : terms.mostCents }),
  });
  const { control } = form;
  const per = useWatch({ control, name: 'rate.per' });
  const mostCents = useWatch({ control, name: 'mostCents' });
  const known = commissionOnly || (mostCents !== null && Number.isInteger(mostCents));
  return (
    <SendDialog
      form={form}
      title="Pay per sale"
      description={
        commissionOnly
          ? `All of the pay of this job comes from sales, up to ${formatRand(job.compensationCents)} for each rep.`
          : 'Sales add to the pay of this job.'
      }
      confirmLabel="Save commission"
      failedTitle="We couldn’t save the commission"
      onSend={async (body) => onSave(body)}
      onClose={onClose}
    >
      <FormRadioGroup
        control={control}
        name="rate.per"
        legend="What does a sale pay?"
        look="cards"
        options={[
          { value: 'sale', label: 'An amount', hint: 'The same for each sale' },
          { value: 'amount', label: 'A percentage', hint: 'Of what the customer paid' },
        ]}
      />
      {per === 'sale' ? (
        <FormField key="cents" control={control} name="rate.cents" label="Amount for each sale" required>
          {(field) => <MoneyInput {...field} />}
        </FormField>
      ) : (
        <FormField key="share" control={control} name="rate.basisPoints" label="Percentage of each order" required>
          {(field) => <PercentInput {...field} />}
        </FormField>
      )}
      {commissionOnly ? null : (
        <FormField
          control={control}
          name="mostCents"
          label="Maximum for each rep"
          hint="Sales never pay more than this for one gig."
          required
        >
          {(field) => <MoneyInput {...field} />}
        </FormField>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormField control={control} name="bonus.cents" label="Bonus" optional>
          {(field) => <MoneyInput {...field} />}
        </FormField>
        <FormField control={control} name="bonus.sales" label="Sales for the bonus" optional>
          {(field) => <NumberInput {...field} />}
        </FormField>
      </div>
      <FormField
        control={control}
        name="address"
        label="Web address for scans"
        hint="Customers who scan a code or open its link go to this page."
        optional
      >
        {(field) => <OptionalTextInput {...field} type="url" inputMode="url" placeholder="https://" />}
      </FormField>
      {known ? <SalesHeld job={job} terms={{ commissionOnly, mostCents }} /> : null}
    </SendDialog>
  );
}
