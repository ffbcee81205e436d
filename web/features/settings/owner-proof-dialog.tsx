import { zodResolver } from '@hookform/resolvers/zod';
import type { AuthError } from '@supabase/auth-js';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { accountQuery } from '#web/features/session/api.ts';
import { failureText } from '#web/features/session/auth-texts.ts';
import { MailCode } from '#web/features/session/mail-code.tsx';
import type { OwnerProof } from '#web/lib/owner-proof.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface OwnerProofDialogProps {
  /** Returns why it was not accepted. */
  readonly onProof: (proof: OwnerProof) => Promise<AuthError | null>;
  readonly onClose: () => void;
}

/** Reauthenticates: an unattended device must not be enough. */
export function OwnerProofDialog({ onProof, onClose }: OwnerProofDialogProps) {
  const account = useQuery(accountQuery);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Confirm it’s you"
      description="You signed in a while ago, and this change affects who can access your account."
      size="small"
    >
      <QueryPart query={account} label="Loading your account">
        {({ email, hasPassword }) => (
          <ProofForm email={email} hasPassword={hasPassword} onProof={onProof} onClose={onClose} />
        )}
      </QueryPart>
    </Dialog>
  );
}

const fields = {
  password: z.object({ proof: z.string().min(1, 'Please enter your password') }),
  code: z.object({
    proof: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Enter the 6 digits from our email'),
  }),
};

interface ProofFormProps extends OwnerProofDialogProps {
  readonly email: string;
  readonly hasPassword: boolean;
}

function ProofForm({ email, hasPassword, onProof, onClose }: ProofFormProps) {
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(hasPassword ? fields.password : fields.code),
    defaultValues: { proof: '' },
  });
  const submit = handleSubmit(async ({ proof }) => {
    const refused = await onProof(hasPassword ? { current_password: proof } : { nonce: proof });
    if (!refused) return;
    const message = hasPassword ? 'This isn’t your password' : failureText(refused);
    setError('proof', { message }, { shouldFocus: true });
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5 pt-2">
      <input type="hidden" autoComplete="username" value={email} readOnly />
      {hasPassword ? (
        <FormField control={control} name="proof" label="Your password" required>
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </FormField>
      ) : (
        <FormField
          control={control}
          name="proof"
          label="Code from our email"
          aside={<MailCode email={email} />}
          required
        >
          {(field) => <TextInput {...field} inputMode="numeric" autoComplete="one-time-code" className="figures" />}
        </FormField>
      )}
      <div className="flex flex-col gap-3">
        <Button variant="secondary" full onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" full busy={formState.isSubmitting} busyLabel="Checking">
          Confirm
        </Button>
      </div>
    </form>
  );
}
