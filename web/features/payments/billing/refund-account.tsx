import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Billing, billingApi, refundAccount } from '#contract/payments/billing.ts';
import { accountHoldHours } from '#contract/payouts/options.ts';
import { OwnerFields } from '#web/features/session/owner-fields.tsx';
import {
  emptyProof,
  type ProvableAccount,
  proofFields,
  proofOf,
  wrongProof,
} from '#web/features/session/owner-proof-values.ts';
import { WithProvableAccount } from '#web/features/session/provable-account.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { bankTakes } from '../payment-words.ts';

type Refund = Billing['refunds'][number];

/** Pending refunds, and the account they go to when the card can't take them. */
export function RefundAccount({ refund }: { readonly refund: Refund }) {
  const [asking, setAsking] = useState(false);
  const { account } = refund;
  const amount = formatRandExact(refund.amountCents);
  if (refund.keptUntil)
    return (
      <Alert tone="info" title={`We’ll keep ${amount} for a replacement until ${formatDateTime(refund.keptUntil)}`}>
        Then we’ll refund it to the card you paid with. To get it back now, open the cancelled gig in My Team.
      </Alert>
    );
  if (refund.status !== 'eft_due' || account?.usableFrom) {
    return (
      <Alert
        tone="info"
        title={account?.usableFrom ? `We’re holding your refund of ${amount}` : `${amount} is on its way back to you`}
      >
        {account ? onItsWay(account) : `It’s going to the card you paid with. ${bankTakes}`}
      </Alert>
    );
  }
  return (
    <>
      <Alert
        tone="warning"
        title={account ? 'Confirm your bank account' : `We owe you a refund of ${amount}`}
        action={
          <Button size="small" full="phone" onClick={() => setAsking(true)}>
            {account ? 'Enter another account' : 'Add bank account'}
          </Button>
        }
      >
        {account?.linkUntil
          ? `Follow the link in our email by ${formatDateTime(account.linkUntil)}. Then we’ll refund ${amount} to your ${nameOf(account)}.`
          : 'Your card can’t receive refunds. Tell us which bank account to pay.'}
      </Alert>
      {asking ? <AccountDialog refund={refund} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

type Account = NonNullable<Refund['account']>;

const nameOf = ({ bank, lastFour }: Account) => `${bank} account ending ${lastFour}`;

const onItsWay = (account: Account) =>
  `It’s going to your ${nameOf(account)}. ${account.usableFrom ? `For your safety, we won’t send it before ${formatDateTime(account.usableFrom)}.` : ''}`.trim();

interface AccountDialogProps {
  readonly refund: Refund;
  readonly onClose: () => void;
}

function AccountDialog(props: AccountDialogProps) {
  return <WithProvableAccount>{(account) => <AccountForm {...props} account={account} />}</WithProvableAccount>;
}

function AccountForm({ refund, onClose, account }: AccountDialogProps & { readonly account: ProvableAccount }) {
  const give = useMutation(mutationOf(billingApi.giveRefundAccount));
  const form = useForm({
    resolver: zodResolver(refundAccount.extend(proofFields(account))),
    defaultValues: { accountHolder: '', bank: '', branchCode: '', accountNumber: '', ...emptyProof },
  });

  return (
    <SendDialog
      form={form}
      title="Where should the money go?"
      description={`We’ll refund ${formatRandExact(refund.amountCents)} to a South African bank account in your name. We use these details only for this, and we’ll email you a link to confirm the account. For your safety, we’ll send the money ${accountHoldHours} hours after that.`}
      confirmLabel="Email me the link"
      busyLabel="Sending"
      failedTitle="We couldn’t save your bank account"
      onSend={async ({ accountHolder, bank, branchCode, accountNumber, ...proof }) => {
        const body = { accountHolder, bank, branchCode, accountNumber, ...proofOf(account, proof) };
        await give.mutateAsync({ params: { refundId: refund.id }, body });
        toast({ title: 'Check your email', description: `Follow the link we sent to ${account.email}.` });
      }}
      onOutdated={null}
      wrongIn={(error) => wrongProof(error, account)}
      onClose={onClose}
    >
      <FormField
        control={form.control}
        name="accountHolder"
        label="Account holder"
        hint="The name on your bank statement."
        required
      >
        {(field) => <TextInput {...field} autoComplete="name" />}
      </FormField>
      <FormField control={form.control} name="bank" label="Bank" required>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          control={form.control}
          name="branchCode"
          label="Branch code"
          hint="6 digits. You can use your bank’s universal code."
          required
        >
          {(field) => <TextInput {...field} inputMode="numeric" autoComplete="off" />}
        </FormField>
        <FormField
          control={form.control}
          name="accountNumber"
          label="Account number"
          hint="On your bank statement or in your banking app: 6 to 16 digits, with or without spaces."
          required
        >
          {(field) => <TextInput {...field} inputMode="numeric" autoComplete="off" />}
        </FormField>
      </div>
      <OwnerFields control={form.control} account={account} />
    </SendDialog>
  );
}
