import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { checkedActInput } from '#contract/admin-users.ts';
import { longest } from '#web/lib/longest.ts';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface CheckedReasonProps<Values extends FieldValues> {
  readonly control: Control<Values>;
}

/** For what a thief would ask for too: why, and that it was looked at who asks. */
export function CheckedReason<Values extends FieldValues>({ control }: CheckedReasonProps<Values>) {
  return (
    <>
      <FormField
        control={control}
        name={'reason' as FieldPath<Values>}
        label="Reason"
        hint="It goes on the record, not to the person."
        required
      >
        {(field) => <Textarea {...field} rows={3} limit={longest(checkedActInput.shape.reason)} />}
      </FormField>
      <FormCheckbox
        control={control}
        name={'identityChecked' as FieldPath<Values>}
        label="I checked who they are: a call back to the number of their profile, or their document on video."
      />
    </>
  );
}
