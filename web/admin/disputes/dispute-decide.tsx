import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { engagementTimes } from '#contract/agreed-terms.ts';
import { decisionReason, type ReviewedDispute } from '#contract/engagements/dispute-review.ts';
import { entriesOf } from '#contract/engagements/disputes.ts';
import type { Engagement } from '#contract/engagements/engagements.ts';
import { takesTwo, twoPeople } from '#contract/operators/two-people.ts';
import { shareEarned } from '#domain/engagements/money.ts';
import { useReviewActs } from '#web/features/engagements/disputes/api.ts';
import { formatRand, formatRandExact } from '#web/lib/format.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useTriage } from './dispute-triage.tsx';

interface DecideProps {
  readonly work: Pick<Engagement, 'id' | 'payCents' | 'feeBearer' | 'repName' | 'companyName'>;
  readonly dispute: ReviewedDispute;
  readonly onClose: () => void;
}

/** Asks how much of the pay the rep gets, and shows what each side receives before the decision is saved. */
export function DecideDialog({ work, dispute, onClose }: DecideProps) {
  const { milestoneId, payCents, chargedBack, decides } = dispute;
  const acts = useReviewActs(work.id);
  const two = takesTwo('dispute.decide', work.payCents);
  const schema = z.object({
    repCents: z
      .number('Enter how much of the pay the rep earned.')
      .nullable()
      .pipe(
        z
          .int('Enter how much of the pay the rep earned.')
          .min(0)
          .max(payCents, `Enter no more than the pay of ${formatRandExact(payCents)}.`),
      ),
    reason: decisionReason,
  });
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    // Empty, so that no side gets everything by a slip.
    defaultValues: { repCents: null, reason: '' },
  });
  const repCents = useWatch({ control: form.control, name: 'repCents' });
  const triaged = useTriage(work.id, milestoneId);
  const quick = [
    ...(triaged ? [{ label: 'Proposed split', cents: triaged.splitCents }] : []),
    { label: 'No pay', cents: 0 },
    { label: 'Half the pay', cents: Math.round(payCents / 2) },
    { label: 'Full pay', cents: payCents },
  ];
  return (
    <SendDialog
      form={form}
      title="How much did the rep earn?"
      description={[
        `The pay is ${formatRandExact(payCents)}.`,
        chargedBack && 'The bank reversed this payment, so the rep’s share will be on hold in their wallet.',
        two &&
          `The gig is worth more than ${formatRand(twoPeople['dispute.decide'].aboveCents)}, so a second admin must approve your decision.`,
        decides === 'first'
          ? `Each side can appeal within ${engagementTimes.appealDecisionHours} hours${two ? ' of the approval' : ''}. The money moves after that.`
          : `${two ? 'Once approved, the decision' : 'This decision'} is final and can’t be undone.`,
      ]
        .filter(Boolean)
        .join(' ')}
      confirmLabel={two ? 'Propose decision' : 'Save decision'}
      failedTitle="We couldn’t save your decision"
      onSend={async (given) => {
        await acts.mutateAsync({ act: 'decide', milestoneId, seen: entriesOf(dispute), ...given });
        toast(
          two
            ? { title: 'Sent for approval', description: 'A second admin can approve it under Approvals.' }
            : { title: 'Decision saved', description: 'We’ll notify both sides.' },
        );
      }}
      onClose={onClose}
    >
      <FormField control={form.control} name="repCents" label="Amount the rep earned" required>
        {(field) => <MoneyInput {...field} key={quick.some(({ cents }) => cents === repCents) ? repCents : 'typed'} />}
      </FormField>
      <fieldset className="-mt-2 flex flex-wrap gap-2">
        <legend className="sr-only">Common amounts</legend>
        {quick.map(({ label, cents }) => (
          <Button
            key={label}
            variant="secondary"
            size="small"
            onClick={() => form.setValue('repCents', cents, { shouldValidate: true, shouldDirty: true })}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      <Shares work={work} dispute={dispute} repCents={repCents} />
      <FormField control={form.control} name="reason" label="Reason" hint="Both sides can read this reason." required>
        {(field) => <Textarea {...field} rows={4} limit={longest(schema.shape.reason)} />}
      </FormField>
    </SendDialog>
  );
}

function Shares({ work, dispute, repCents }: Omit<DecideProps, 'onClose'> & { readonly repCents: number | null }) {
  const { payCents, feeCents, chargedBack } = dispute;
  if (repCents === null || !Number.isInteger(repCents) || repCents < 0 || repCents > payCents) return null;
  const { feeBearer, repName, companyName } = work;
  const money = { payCents: BigInt(payCents), feeCents: BigInt(feeCents), feeBearer };
  const { repCents: rep, platformCents, backCents } = shareEarned(money, BigInt(repCents));
  return (
    <DescriptionList
      look="columns"
      items={[
        { term: `To ${repName}${chargedBack ? ', on hold' : ''}`, detail: formatRandExact(Number(rep)) },
        { term: 'Our fee', detail: formatRandExact(Number(platformCents)) },
        { term: chargedBack ? 'Not earned' : `Back to ${companyName}`, detail: formatRandExact(Number(backCents)) },
      ]}
    />
  );
}
