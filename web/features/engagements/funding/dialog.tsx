import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import type { DueFunding } from '#contract/engagements/funding.ts';
import { termsAddress } from '#contract/site/portal-addresses.ts';
import { describeHoursTogether } from '#texts/labour/hours-together.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { formatRand } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { HoursTogether } from '../terms/hours-together.tsx';
import { TermsSignFields, termsSignedAs } from '../terms/sign-fields.tsx';
import { useFunding } from '../use-funding.ts';
import type { Due } from './api.ts';
import { workText } from './row.tsx';
import { fundingSums } from './sums.ts';
import { FundingTotals } from './totals.tsx';

interface FundingDialogProps {
  readonly chosen: readonly DueFunding[];
  readonly due: Due;
  readonly onClose: () => void;
}

const where = {
  card: 'You’ll pay on PayFast’s page. We never see your card number.',
  escrow: 'You’ll pay on the page of our escrow partner, which is licensed to hold your money.',
} as const;

const alreadyPaid = 'Sign the terms of work. We’ll use the money you paid for the cancelled gig.';

/** The business's signature on the terms, and the link to the payment. */
export default function FundingDialog({
  chosen,
  due: { cardFee, provider, expectedName, asksPhone },
  onClose,
}: FundingDialogProps) {
  const form = useForm({
    resolver: zodResolver(z.object(termsSignedAs(expectedName))),
    defaultValues: { fullName: '', agreed: false as true, phone: '' },
  });
  const { errors } = form.formState;
  const sums = fundingSums(chosen, cardFee);
  const isPaid = sums.totalCents === 0;
  const { fund, busy } = useFunding(() => {
    toast({ title: `Funded ${sums.reps}`, description: 'We used the money you had already paid.' });
    onClose();
  });
  const send = form.handleSubmit(async (typed) => {
    try {
      await fund({
        milestoneIds: chosen.map(({ milestoneId }) => milestoneId),
        ...typed,
        termsVersions: Object.fromEntries(chosen.map(({ engagementId, termsVersion }) => [engagementId, termsVersion])),
      });
    } catch (error) {
      applyServerErrors(error, form.setError);
    }
  });
  return (
    <FormDialog
      title={isPaid ? 'Sign and fund' : 'Sign and pay'}
      description={isPaid ? alreadyPaid : `Sign the terms of work, then pay. ${where[provider]}`}
      confirmLabel={isPaid ? `Fund ${sums.reps}` : `Pay ${formatRand(sums.totalCents)}`}
      busy={busy}
      busyLabel={isPaid ? 'Funding' : 'Redirecting to payment...'}
      failedTitle="No payment was made"
      failure={errors.root?.message}
      onSubmit={(event) => void send(event)}
      onClose={onClose}
    >
      <ul className="grid gap-3">
        {chosen.map((item) => (
          <li key={item.milestoneId} className="grid">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
              <span className="min-w-0">{item.repName}</span>
              <span className="figures">{formatRand(item.priceCents)}</span>
            </span>
            <span className="text-ink-soft text-sm">
              {item.title}, {workText(item)}
            </span>
            <Hours item={item} />
            <TextLink to={termsAddress('business', item.engagementId)} target="_blank" className="text-sm">
              Terms of work, version {item.termsVersion}
            </TextLink>
          </li>
        ))}
      </ul>
      <FundingTotals sums={sums} />
      <FormProvider {...form}>
        <TermsSignFields
          expectedName={expectedName}
          asksPhone={asksPhone}
          label={`I have read and agree to ${chosen.length === 1 ? 'these' : 'all of these'} terms of work for my business.`}
        />
      </FormProvider>
    </FormDialog>
  );
}

/** In full only where the law presumes employment: the terms say the rest. */
function Hours({ item: { minutesAMonth, repName } }: { readonly item: DueFunding }) {
  const hours = { minutesAMonth, repName, companyName: 'your business' };
  const { reached, brief } = describeHoursTogether(hours);
  return reached ? <HoursTogether {...hours} /> : <span className="text-ink-soft text-sm">{brief}</span>;
}
