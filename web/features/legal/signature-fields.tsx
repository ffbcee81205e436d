import type { Control } from 'react-hook-form';
import { isSameName } from '#domain/same-name.ts';
import { Alert } from '#web/ui/alert.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface SignatureFieldsProps {
  readonly control: Control<{ agreed: boolean; typedName: string }>;
  readonly expectedName: string | null;
  readonly typedName: string;
}

/** The tick and the typed name. A name other than the account's is remarked on, and accepted. */
export function SignatureFields({ control, expectedName, typedName }: SignatureFieldsProps) {
  const typed = typedName.trim();
  const differs = expectedName !== null && typed.length >= 3 && !isSameName(typed, expectedName);
  return (
    <div className="mt-6 grid gap-5">
      <FormCheckbox
        control={control}
        name="agreed"
        label="I have read and agree to the terms of this agreement."
        required
      />
      <FormField
        control={control}
        name="typedName"
        label="Digital signature"
        hint="Type your full name, as in your identity document. It counts as your signature."
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
      {differs ? (
        <Alert tone="info">
          Your account says {expectedName}. You may sign with another name; our team will then compare it with your
          document.
        </Alert>
      ) : null}
    </div>
  );
}
