import type { Control, FieldValues, Path } from 'react-hook-form';
import { FormField } from '#web/ui/form-field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { MailCode } from './mail-code.tsx';
import type { ProofValues, ProvableAccount } from './owner-proof-values.ts';

interface OwnerFieldsProps<Values extends FieldValues & ProofValues> {
  readonly control: Control<Values>;
  readonly account: ProvableAccount;
}

/** Asks who is there, in the ways that the account has. */
export function OwnerFields<Values extends FieldValues & ProofValues>({ control, account }: OwnerFieldsProps<Values>) {
  const { email, hasPassword, hasSecondFactor } = account;
  const nameOf = (name: keyof ProofValues) => name as Path<Values>;
  return (
    <>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      {hasPassword ? (
        <FormField control={control} name={nameOf('password')} label="Your password" required>
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </FormField>
      ) : (
        <FormField
          control={control}
          name={nameOf('mailedCode')}
          label="Code from our mail"
          aside={<MailCode email={email} />}
          required
        >
          {(field) => <TextInput {...field} inputMode="numeric" autoComplete="one-time-code" className="figures" />}
        </FormField>
      )}
      {hasSecondFactor ? (
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
