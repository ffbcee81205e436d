import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface SignatureNameProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly label: string;
  /** The name on the account; null if there is none. */
  readonly expectedName: string | null;
}

/** The typed name that counts as a signature. */
export function SignatureName<Values extends FieldValues>(props: SignatureNameProps<Values>) {
  const { expectedName, ...field } = props;
  const named =
    expectedName === null ? 'as it appears in your identity document' : `as on your account: ${expectedName}`;
  return (
    <FormField {...field} hint={`Type your full name, ${named}. It counts as your signature.`} required>
      {(bound) => (
        <TextInput {...bound} autoComplete="off" spellCheck={false} maxLength={200} className="font-display text-xl" />
      )}
    </FormField>
  );
}
