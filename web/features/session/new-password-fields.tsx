import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { FormField } from '#web/ui/form-field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { shortestPassword } from './sign-up-fields.ts';

interface NewPasswordFieldsProps<Values extends FieldValues, Output> {
  readonly control: Control<Values, unknown, Output>;
  readonly labels?: { readonly password: string; readonly confirm: string };
}

const usual = { password: 'Password', confirm: 'Confirm Password' };

/** A new password, typed twice, of a form that has `password` and `confirmPassword`. */
export function NewPasswordFields<Values extends FieldValues, Output = Values>({
  control,
  labels = usual,
}: NewPasswordFieldsProps<Values, Output>) {
  const password: unknown = useWatch({ control, name: 'password' as FieldPath<Values> });
  return (
    <>
      <FormField
        control={control}
        name={'password' as FieldPath<Values>}
        label={labels.password}
        hint={<PasswordHint password={typeof password === 'string' ? password : ''} />}
        required
      >
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
      <FormField control={control} name={'confirmPassword' as FieldPath<Values>} label={labels.confirm} required>
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
    </>
  );
}

interface PasswordHintProps {
  readonly password: string;
}

/** Hint under a new password: whether it is long enough. Only the server knows which are easy to guess. */
function PasswordHint({ password }: PasswordHintProps) {
  const missing = shortestPassword - [...password].length;
  return (
    <span>
      {password !== '' && missing > 0
        ? `Add at least ${missing} more ${missing === 1 ? 'character' : 'characters'}.`
        : `At least ${shortestPassword} characters. A few words in a row are easy to remember and hard to guess.`}
    </span>
  );
}
