import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { AccountSettings } from '#contract/accounts/account.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { accountQuery } from '#web/features/session/api.ts';
import { failureText, isAboutPassword } from '#web/features/session/auth-texts.ts';
import { newPassword } from '#web/features/session/new-password.ts';
import { NewPasswordFields } from '#web/features/session/new-password-fields.tsx';
import { authClient } from '#web/lib/auth-client.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { sessionsQuery } from './api.ts';

export function PasswordSection() {
  const account = useQuery(accountQuery);
  return (
    <Card title="Password" description="Changing it will sign you out on all your other devices.">
      <QueryPart query={account} label="Loading your account" height="min-h-93">
        {(data) => <PasswordForm account={data} />}
      </QueryPart>
    </Card>
  );
}

type Proof = 'password' | 'code' | 'none';

const proofs = {
  password: z.string().min(1, 'Please enter your current password'),
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'Enter the 6 digits from our email'),
  none: z.string(),
} satisfies Record<Proof, z.ZodType<string>>;

const empty = { proof: '', password: '', confirmPassword: '' };

function PasswordForm({ account: { email, hasPassword, proven } }: { readonly account: AccountSettings }) {
  const queries = useQueryClient();
  const [codeAsked, setCodeAsked] = useState(false);
  const [proofEnded, setProofEnded] = useState(false);
  const isProven = proven.ownerSeconds > 0 && !proofEnded;
  const wanted: Proof = codeAsked ? 'code' : hasPassword && !isProven ? 'password' : 'none';
  const { control, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(newPassword.safeExtend({ proof: proofs[wanted] })),
    defaultValues: empty,
  });

  const submit = handleSubmit(async ({ proof, password }) => {
    const shown = { password: { current_password: proof }, code: { nonce: proof }, none: {} }[wanted];
    const { error } = await authClient().updateUser({ password, ...shown });
    if (error?.code === 'reauthentication_needed' && wanted === 'none') {
      // There is no password to ask for, and the sign-in is too old: the mailbox has to be proved again.
      const asked = await authClient().reauthenticate();
      if (asked.error) setError('root', { message: failureText(asked.error) });
      else setCodeAsked(true);
      return;
    }
    if (error?.code === 'current_password_required') {
      setProofEnded(true);
      setError('root', {
        message:
          'It’s been more than 10 minutes since you last confirmed it’s you. Please enter your current password.',
      });
      return;
    }
    if (error) {
      const isAboutProof = error.code === 'invalid_credentials' || error.code === 'reauthentication_not_valid';
      const field = isAboutProof ? 'proof' : isAboutPassword(error) ? 'password' : null;
      const message = error.code === 'invalid_credentials' ? 'This isn’t your current password' : failureText(error);
      setError(field ?? 'root', { message }, { shouldFocus: field !== null });
      return;
    }
    reset(empty);
    setCodeAsked(false);
    setProofEnded(false);
    toast({ title: 'Password changed', description: 'We signed out your other devices.' });
    await queries.invalidateQueries({ queryKey: accountQuery.queryKey });
    await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  });

  return (
    <form onSubmit={submit} noValidate className="grid max-w-lg gap-5">
      <input type="hidden" autoComplete="username" value={email} readOnly />
      {wanted === 'password' ? (
        <FormField control={control} name="proof" label="Current password" required>
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </FormField>
      ) : null}
      {wanted === 'code' ? (
        <FormField control={control} name="proof" label="Code from our email" hint={`We sent it to ${email}.`} required>
          {(field) => <TextInput {...field} inputMode="numeric" autoComplete="one-time-code" className="figures" />}
        </FormField>
      ) : null}
      <NewPasswordFields control={control} labels={{ password: 'New password', confirm: 'New password again' }} />
      <FormFailure failure={formState.errors.root} />
      <Button type="submit" className="w-full md:w-fit" busy={formState.isSubmitting} busyLabel="Saving">
        {hasPassword ? 'Change password' : 'Set password'}
      </Button>
    </form>
  );
}
