import { useFormContext } from 'react-hook-form';
import { termsSigned } from '#contract/engagements/terms.ts';
import { signatureFault } from '#domain/signature-name.ts';
import { SignatureName } from '#web/features/legal/signature-name.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';

interface Signed {
  readonly fullName: string;
  readonly agreed: boolean;
}

/** The schema of `TermsSignFields`: a tick, and a name that is the one on the account. */
export const termsSignedAs = (expectedName: string | null) => ({
  ...termsSigned,
  fullName: termsSigned.fullName.superRefine((typed, context) => {
    const fault = signatureFault(typed, expectedName);
    if (fault) context.addIssue(fault);
  }),
});

/** The tick and the typed name, as a part of a form. */
export function TermsSignFields({
  expectedName,
  label,
}: {
  readonly expectedName: string | null;
  readonly label: string;
}) {
  const { control } = useFormContext<Signed>();
  return (
    <>
      <SignatureName control={control} name="fullName" label="Your full name" expectedName={expectedName} />
      <FormCheckbox control={control} name="agreed" label={label} required />
    </>
  );
}
