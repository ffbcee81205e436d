import type { Control } from 'react-hook-form';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { SignatureName } from './signature-name.tsx';
import { SignerPhoneInput, signerPhone } from './signer-phone.tsx';

interface SignatureFieldsProps {
  readonly control: Control<{ agreed: boolean; typedName: string; phone: string }>;
  readonly expectedName: string | null;
  readonly asksPhone: boolean;
}

/** The tick, the typed name and, if missing, the phone number. */
export function SignatureFields({ control, expectedName, asksPhone }: SignatureFieldsProps) {
  return (
    <div className="grid gap-5">
      <FormCheckbox
        control={control}
        name="agreed"
        label="I have read and agree to the terms of this agreement."
        required
      />
      <SignatureName control={control} name="typedName" label="Digital signature" expectedName={expectedName} />
      {asksPhone ? (
        <FormField control={control} name="phone" {...signerPhone} required>
          {(field) => <SignerPhoneInput {...field} />}
        </FormField>
      ) : null}
    </div>
  );
}
