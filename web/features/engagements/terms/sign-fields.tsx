import { useFormContext } from 'react-hook-form';
import { termsSigned } from '#contract/engagements/terms.ts';
import { signatureRefusal } from '#texts/vetting/signature.ts';
import { SignatureName } from '#web/features/legal/signature-name.tsx';
import { SignerPhoneInput, signerPhone } from '#web/features/legal/signer-phone.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';

interface Signed {
  readonly fullName: string;
  readonly agreed: boolean;
  readonly phone: string | null | undefined;
}

/** The schema of `TermsSignFields`: a tick, and a name that is the one on the account. */
export const termsSignedAs = (expectedName: string | null) => ({
  ...termsSigned,
  fullName: termsSigned.fullName.superRefine((typed, context) => {
    const fault = signatureRefusal(typed, expectedName);
    if (fault) context.addIssue(fault);
  }),
});

interface TermsSignFieldsProps {
  readonly expectedName: string | null;
  /** The profile has no number. */
  readonly asksPhone: boolean;
  readonly label: string;
}

/** The tick, the typed name and, if missing, the phone number, as part of a form. */
export function TermsSignFields({ expectedName, asksPhone, label }: TermsSignFieldsProps) {
  const { control } = useFormContext<Signed>();
  return (
    <>
      <SignatureName control={control} name="fullName" label="Your full name" expectedName={expectedName} />
      {asksPhone ? (
        <FormField control={control} name="phone" {...signerPhone} required>
          {({ value, ...field }) => <SignerPhoneInput {...field} value={value ?? ''} />}
        </FormField>
      ) : null}
      <FormCheckbox control={control} name="agreed" label={label} required />
    </>
  );
}
