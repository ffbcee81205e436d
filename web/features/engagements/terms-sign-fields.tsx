import { useFormContext, useWatch } from 'react-hook-form';
import { OtherNameNote, SignatureInput } from '#web/features/legal/signature-name.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';

interface Signed {
  readonly fullName: string;
  readonly agreed: boolean;
}

/** The tick and the typed name, as a part of a form. */
export function TermsSignFields({
  expectedName,
  label,
}: {
  readonly expectedName: string | null;
  readonly label: string;
}) {
  const { control } = useFormContext<Signed>();
  const typedName = useWatch<Signed, 'fullName'>({ name: 'fullName' });
  return (
    <>
      <FormField
        control={control}
        name="fullName"
        label="Your full name"
        hint="As in your identity document. It counts as your signature."
        required
      >
        {(field) => <SignatureInput {...field} />}
      </FormField>
      <OtherNameNote expectedName={expectedName} typedName={typedName} />
      <FormCheckbox control={control} name="agreed" label={label} required />
    </>
  );
}
