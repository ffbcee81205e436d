import { useRef } from 'react';
import { type Control, type FieldValues, type Path, useFormState } from 'react-hook-form';
import { FormField } from '#web/ui/form-field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { MailCode } from './mail-code.tsx';
import type { ProofValues, ProvableAccount } from './owner-proof-values.ts';

interface OwnerFieldsProps<Values extends FieldValues & ProofValues> {
  readonly control: Control<Values>;
  readonly account: ProvableAccount;
}

/** Asks for a proof of identity, by the account's means. */
export function OwnerFields<Values extends FieldValues & ProofValues>({ control, account }: OwnerFieldsProps<Values>) {
  const { email, hasPassword, hasSecondFactor, asksOwner, asksSecondFactor } = account;
  const { errors } = useFormState({ control });
  // Asked for when the proof expired while the form was open: from then on the field stays.
  const refused = useRef(new Set<keyof ProofValues>());
  function wants(name: keyof ProofValues, asks: boolean): boolean {
    if (errors[name]) refused.current.add(name);
    return asks || refused.current.has(name);
  }
  const showsOwner = wants(hasPassword ? 'password' : 'mailedCode', asksOwner);
  const showsFactor = hasSecondFactor && wants('secondFactor', asksSecondFactor);
  const nameOf = (name: keyof ProofValues) => name as Path<Values>;
  return (
    <>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      {showsOwner ? null : (
        <p className="text-[0.9375rem] text-ink-soft">You confirmed it was you a few minutes ago.</p>
      )}
      {showsOwner && hasPassword ? (
        <FormField control={control} name={nameOf('password')} label="Your password" required>
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </FormField>
      ) : null}
      {showsOwner && !hasPassword ? (
        <FormField
          control={control}
          name={nameOf('mailedCode')}
          label="Code from our email"
          aside={<MailCode email={email} />}
          required
        >
          {(field) => <TextInput {...field} inputMode="numeric" autoComplete="one-time-code" className="figures" />}
        </FormField>
      ) : null}
      {showsFactor ? (
        <FormField
          control={control}
          name={nameOf('secondFactor')}
          label="Code from your app"
          hint="Or one of your recovery codes."
          required
        >
          {(field) => <TextInput {...field} autoComplete="one-time-code" className="figures" />}
        </FormField>
      ) : null}
    </>
  );
}
