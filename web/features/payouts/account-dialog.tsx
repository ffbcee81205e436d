import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { bankAccountsApi, bankDetails } from '#contract/payouts/bank-accounts.ts';
import { accountHoldHours, type Bank, bankNames, banks } from '#contract/payouts/options.ts';
import type { Wallet } from '#contract/payouts/wallet.ts';
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
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface AccountDialogProps {
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

/** The bank account for payouts. Needs the password, and the link in the email that follows. */
export default function AccountDialog(props: AccountDialogProps) {
  return <WithProvableAccount>{(account) => <AccountForm {...props} account={account} />}</WithProvableAccount>;
}

const bankOptions = bankNames.map((bank) => ({ value: bank, label: banks[bank].name }));

function introduce({ bankAccount, openPayout }: Wallet): string {
  if (!bankAccount) return 'A South African account in your own name. We’ll email you a link to confirm it.';
  const waits = `For your safety, we won’t pay into the new account for the first ${accountHoldHours} hours.`;
  const underWay = openPayout ? ' The payout that’s on its way will go to your current account.' : '';
  return `We’ll email you a link to confirm the change. ${waits}${underWay}`;
}

function AccountForm({ wallet, onClose, account }: AccountDialogProps & { readonly account: ProvableAccount }) {
  const ask = useMutation(mutationOf(bankAccountsApi.ask));
  const form = useForm({
    resolver: zodResolver(bankDetails.extend(proofFields(account))),
    defaultValues: { bank: null as unknown as Bank, holder: '', accountNumber: '', ...emptyProof },
  });

  return (
    <SendDialog
      form={form}
      title={wallet.bankAccount ? 'Change bank account' : 'Add bank account'}
      description={introduce(wallet)}
      confirmLabel="Email me the link"
      busyLabel="Sending"
      failedTitle="We couldn’t save your bank account"
      onSend={async ({ bank, holder, accountNumber, ...proof }) => {
        await ask.mutateAsync({ body: { bank, holder, accountNumber, ...proofOf(account, proof) } });
        toast({ title: 'Check your email', description: `Follow the link we sent to ${account.email}.` });
      }}
      onOutdated={null}
      wrongIn={(error) => wrongProof(error, account)}
      onClose={onClose}
    >
      <FormField control={form.control} name="bank" label="Bank" required>
        {(field) => <Select {...field} options={bankOptions} placeholder="Choose your bank" />}
      </FormField>
      <FormField
        control={form.control}
        name="accountNumber"
        label="Account number"
        hint="On a bank statement or in your banking app, not the long number on your card. With or without spaces."
        required
      >
        {(field) => <TextInput {...field} inputMode="numeric" autoComplete="off" className="figures" />}
      </FormField>
      <FormField
        control={form.control}
        name="holder"
        label="Account holder"
        hint="The name on your bank statement."
        required
      >
        {(field) => <TextInput {...field} autoComplete="name" />}
      </FormField>
      <OwnerFields control={form.control} account={account} />
    </SendDialog>
  );
}
