import type { Control } from 'react-hook-form';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { SignatureName } from './signature-name.tsx';

interface SignatureFieldsProps {
  readonly control: Control<{ agreed: boolean; typedName: string }>;
  readonly expectedName: string | null;
}

/** The tick and the typed name. */
export function SignatureFields({ control, expectedName }: SignatureFieldsProps) {
  return (
    <div className="mt-6 grid gap-5">
      <FormCheckbox
        control={control}
        name="agreed"
        label="I have read and agree to the terms of this agreement."
        required
      />
      <SignatureName control={control} name="typedName" label="Digital signature" expectedName={expectedName} />
    </div>
  );
}
