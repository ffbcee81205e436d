import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { accountApi } from '#contract/accounts/account.ts';
import { OwnerFields } from '#web/features/session/owner-fields.tsx';
import {
  emptyProof,
  type ProvableAccount,
  proofFields,
  proofOf,
  wrongProof,
} from '#web/features/session/owner-proof-values.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { reasonOf } from './failure-reason.ts';

interface DeleteAccountFormProps {
  readonly account: ProvableAccount;
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
}

export function DeleteAccountForm({ account, onCancel, onDeleted }: DeleteAccountFormProps) {
  const close = useMutation(mutationOf(accountApi.close));
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(z.object(proofFields(account))),
    defaultValues: emptyProof,
  });

  const submit = handleSubmit(async (proof) => {
    try {
      await close.mutateAsync({ body: proofOf(account, proof) });
      onDeleted();
    } catch (error) {
      const wrong = wrongProof(error, account);
      if (wrong) setError(wrong.field, { message: wrong.message }, { shouldFocus: true });
      else setError('root', { message: reasonOf(error) });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5 pt-2">
      <OwnerFields control={control} account={account} />
      <FormFailure failure={formState.errors.root} />
      <div className="flex flex-col gap-3">
        <Button variant="secondary" full onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" full busy={formState.isSubmitting} busyLabel="Deleting">
          Delete account
        </Button>
      </div>
    </form>
  );
}
