import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { disputeReviewApi } from '#contract/engagements/dispute-review.ts';
import type { Dispute } from '#contract/engagements/disputes.ts';
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

interface DecideProps {
  readonly work: Pick<Engagement, 'id' | 'payCents' | 'feeBearer' | 'repName' | 'companyName'>;
  readonly dispute: Dispute;
  readonly onClose: () => void;
}

/** How much of the pay the rep gets, with what follows for everybody before it is done. */
export function DecideDialog({ work, dispute, onClose }: DecideProps) {
  const { milestoneId, payCents, statements, evidence, chargedBack } = dispute;
  const acts = useReviewActs(work.id);
  const two = takesTwo('dispute.decide', work.payCents);
  const schema = z.object({
    repCents: z
      .number('Choose how much of the pay the rep has earned.')
      .nullable()
      .pipe(
        z
          .int('Choose how much of the pay the rep has earned.')
          .min(0)
          .max(payCents, `At most the pay, ${formatRandExact(payCents)}.`),
      ),
    reason: disputeReviewApi.decide.body.shape.reason,
  });
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    // Empty, so that no side gets everything by a slip.
    defaultValues: { repCents: null, reason: '' },
  });
  const repCents = useWatch({ control: form.control, name: 'repCents' });
  const quick = [
    { label: 'Nothing', cents: 0 },
    { label: 'Half', cents: Math.round(payCents / 2) },
    { label: 'All of it', cents: payCents },
  ];
  return (
    <SendDialog
      form={form}
      title="Decide this dispute"
      description={[
        `The pay is ${formatRandExact(payCents)}.`,
        chargedBack && 'The bank took the payment back, so what you give the rep goes on hold in their wallet.',
        two &&
          `A gig of more than ${formatRand(twoPeople['dispute.decide'].aboveCents)} takes a second admin to approve your decision.`,
        `${two ? 'The decision then' : 'This decision'} can’t be undone, and both sides read your reason.`,
      ]
        .filter(Boolean)
        .join(' ')}
      confirmLabel={two ? 'Propose decision' : 'Decide'}
      failedTitle="We couldn’t save your decision"
      onSend={async (given) => {
        const seen = statements.length + evidence.length;
        await acts.mutateAsync({ act: 'decide', milestoneId, seen, ...given });
        toast(
          two
            ? { title: 'Sent for approval', description: 'It waits under Approvals for a second admin.' }
            : { title: 'Decided', description: 'We’ll notify both sides.' },
        );
      }}
      onClose={onClose}
    >
      <FormField control={form.control} name="repCents" label="Of the pay, the rep has earned" required>
        {(field) => <MoneyInput {...field} key={quick.some(({ cents }) => cents === repCents) ? repCents : 'typed'} />}
      </FormField>
      <fieldset className="-mt-2 flex flex-wrap gap-2">
        <legend className="sr-only">Usual amounts</legend>
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
      <FormField control={form.control} name="reason" label="Reason" hint="Both sides read it." required>
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
