import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { BankAccount } from '#contract/payouts/bank-accounts.ts';
import { payoutsApi } from '#contract/payouts/payouts.ts';
import type { Wallet } from '#contract/payouts/wallet.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { useKeyFor } from '#web/lib/use-key-for.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { nameAccount } from './wallet-words.ts';

interface AskPayoutDialogProps {
  readonly wallet: Wallet;
  readonly bankAccount: BankAccount;
  /** The whole balance, also below the minimum. */
  readonly closing: boolean;
  readonly onClose: () => void;
}

/** Asks how much to pay out, and shows the account and the day it arrives. */
export default function AskPayoutDialog({ wallet, bankAccount, closing, onClose }: AskPayoutDialogProps) {
  const { availableCents, minimumCents, arrivesOn } = wallet;
  const ask = useMutation(mutationOf(payoutsApi.ask));
  const keyFor = useKeyFor();
  const least = formatRandExact(closing ? availableCents : minimumCents);
  const most = formatRandExact(availableCents);
  const form = useForm({
    resolver: zodResolver(
      z.object({
        amountCents: z
          .int('Enter an amount in rand.')
          .min(closing ? availableCents : minimumCents, `The minimum payout is ${least}.`)
          .max(availableCents, `You have ${most} available.`),
      }),
    ),
    defaultValues: { amountCents: availableCents },
  });

  return (
    <SendDialog
      form={form}
      title="Request a payout"
      description={
        closing ? 'This is everything left in your wallet.' : `You can request between ${least} and ${most}.`
      }
      size="small"
      confirmLabel="Request payout"
      busyLabel="Requesting"
      failedTitle="We couldn’t request your payout"
      onSend={async ({ amountCents }) => {
        const body = { amountCents, bankAccountId: bankAccount.id, closing };
        const { expectedOn } = await ask.mutateAsync({ body, idempotencyKey: keyFor(body) });
        toast({
          title: `${formatRandExact(amountCents)} is on its way`,
          description: `It’ll be in your ${nameAccount(bankAccount)} by ${formatDay(expectedOn)}.`,
        });
      }}
      onClose={onClose}
    >
      <FormField control={form.control} name="amountCents" label="Amount" required>
        {(field) => <MoneyInput {...field} readOnly={closing} />}
      </FormField>
      <DescriptionList
        items={[
          { term: 'To', detail: `${nameAccount(bankAccount)}, ${bankAccount.holder}` },
          { term: 'Arrives by', detail: formatDay(arrivesOn) },
        ]}
      />
    </SendDialog>
  );
}
