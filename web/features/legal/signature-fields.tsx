import type { Control } from 'react-hook-form';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { OtherNameNote, SignatureInput } from './signature-name.tsx';

interface SignatureFieldsProps {
  readonly control: Control<{ agreed: boolean; typedName: string }>;
  readonly expectedName: string | null;
  readonly typedName: string;
}

/** The tick and the typed name. */
export function SignatureFields({ control, expectedName, typedName }: SignatureFieldsProps) {
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
        {(field) => <SignatureInput {...field} />}
      </FormField>
      <OtherNameNote
        expectedName={expectedName}
        typedName={typedName}
        then="our team will then compare it with your document"
      />
    </div>
  );
}
