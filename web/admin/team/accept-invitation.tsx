import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { invitationInput, teamOfAdminsApi } from '#contract/operators/team.ts';
import { call } from '#web/lib/api-client.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

interface AcceptInvitationProps {
  /** From the emailed link. */
  readonly token: string;
  readonly onAccepted: () => void;
}

/** The first password of an invited admin. */
export function AcceptInvitation({ token, onAccepted }: AcceptInvitationProps) {
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(invitationInput.pick({ password: true })),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(async ({ password }) => {
    try {
      await call(teamOfAdminsApi.acceptInvitation, { body: { token, password } });
      onAccepted();
    } catch (error) {
      applyServerErrors(error, setError);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormField
        control={control}
        name="password"
        label="Password"
        hint="At least 12 characters. Several unrelated words are easy to remember and hard to guess."
        required
      >
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
      <FormFailure failure={formState.errors.root} title="We couldn’t set the password" />
      <Button type="submit" size="large" full busy={formState.isSubmitting}>
        Set password
      </Button>
    </form>
  );
}
