import { useFormContext, useWatch } from 'react-hook-form';
import { isSameName } from '#domain/same-name.ts';
import { Alert } from '#web/ui/alert.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface Signed {
  readonly fullName: string;
  readonly agreed: boolean;
}

/** The tick and the typed name, as a part of a form. A name other than the account's is remarked on, and accepted. */
export function TermsSignFields({
  expectedName,
  label,
}: {
  readonly expectedName: string | null;
  readonly label: string;
}) {
  const { control } = useFormContext<Signed>();
  const typed = useWatch<Signed, 'fullName'>({ name: 'fullName' }).trim();
  const differs = expectedName !== null && typed.length >= 3 && !isSameName(typed, expectedName);
  return (
    <>
      <FormField
        control={control}
        name="fullName"
        label="Your full name"
        hint="As in your identity document. It counts as your signature."
        required
      >
        {(field) => (
          <TextInput
            {...field}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            className="font-display text-xl"
          />
        )}
      </FormField>
      {differs ? <Alert tone="info">Your account says {expectedName}. You may sign with another name.</Alert> : null}
      <FormCheckbox control={control} name="agreed" label={label} required />
    </>
  );
}
