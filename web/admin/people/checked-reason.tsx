import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { AdminUserDetail } from '#contract/admin/admin.ts';
import { checkedActInput } from '#contract/admin/admin-users.ts';
import { longest } from '#web/lib/longest.ts';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { CallBack } from './call-back.tsx';

interface CheckedReasonProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly user: Pick<AdminUserDetail, 'callBack'>;
}

/** For actions that a thief would request too: the reason, and a confirmation that the user was identified. */
export function CheckedReason<Values extends FieldValues>({ control, user }: CheckedReasonProps<Values>) {
  return (
    <>
      <FormField
        control={control}
        name={'reason' as FieldPath<Values>}
        label="Reason"
        hint="We’ll record it. The user won’t see it."
        required
      >
        {(field) => <Textarea {...field} rows={3} limit={longest(checkedActInput.shape.reason)} />}
      </FormField>
      {user.callBack ? (
        <div>
          <p className="font-semibold">Call back on</p>
          <CallBack numbers={user.callBack} />
        </div>
      ) : null}
      <FormCheckbox
        control={control}
        name={'identityChecked' as FieldPath<Values>}
        label="I checked their identity by calling this number, or by video with their document."
      />
    </>
  );
}
