import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router';
import { authPath, forgotPasswordPath, withDestination } from '#contract/site/sign-in-addresses.ts';
import { AuthFrame } from '#web/features/session/auth-frame.tsx';
import { failureText, isAboutPassword } from '#web/features/session/auth-texts.ts';
import { newPassword } from '#web/features/session/new-password.ts';
import { NewPasswordFields } from '#web/features/session/new-password-fields.tsx';
import { SecondFactorPage } from '#web/features/session/second-factor-page.tsx';
import { Unreachable } from '#web/features/session/unreachable.tsx';
import { useDestination } from '#web/features/session/use-destination.ts';
import { Waiting } from '#web/features/session/waiting.tsx';
import { authClient } from '#web/lib/auth-client.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useSession } from '#web/lib/session.tsx';
import { keepPassword, type Session } from '#web/lib/session-store.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export const meta = () => pageMeta({ title: 'Choose a new password', hidden: true });

/** The page after redeeming the link for a forgotten password. */
export default function NewPassword() {
  const session = useSession();
  const destination = useDestination();
  if (session.status === 'loading') return <Waiting />;
  if (session.status === 'unreachable') return <Unreachable />;
  if (session.status === 'signed-out')
    return <Navigate to={withDestination(forgotPasswordPath, destination)} replace />;
  if (session.status === 'second-factor') return <SecondFactorPage session={session.session} />;
  return <NewPasswordForm session={session.session} />;
}

function NewPasswordForm({ session: { user } }: { readonly session: Session }) {
  const navigate = useNavigate();
  const destination = useDestination();
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(newPassword),
    defaultValues: { password: '', confirmPassword: '' },
  });

  const submit = handleSubmit(async ({ password }) => {
    const { error } = await authClient().updateUser({ password });
    if (error?.code === 'current_password_required') {
      setError('root', { type: 'late', message: 'You opened the link more than 15 minutes ago.' });
    } else if (error) {
      const isAbout = isAboutPassword(error);
      setError(isAbout ? 'password' : 'root', { message: failureText(error) }, { shouldFocus: isAbout });
    } else {
      toast({ title: 'Password changed', description: 'You’re signed in. We signed out your other devices.' });
      await navigate(withDestination(authPath, destination), { replace: true });
    }
  });

  const trouble = formState.errors.root;
  return (
    <AuthFrame title="Choose a new password" description={`For ${user.email}.`}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <input type="hidden" autoComplete="username" value={user.email} readOnly />
        <NewPasswordFields control={control} labels={{ password: 'New password', confirm: 'New password again' }} />
        {trouble ? (
          <Alert tone="danger" announce>
            {trouble.message}{' '}
            {trouble.type === 'late' ? (
              <TextLink to={withDestination(forgotPasswordPath, destination)}>Get new link</TextLink>
            ) : null}
          </Alert>
        ) : null}
        <Button type="submit" size="large" full busy={formState.isSubmitting} busyLabel="Saving">
          Save new password
        </Button>
        <Button
          variant="ghost"
          full
          onClick={() => {
            keepPassword();
            void navigate(withDestination(authPath, destination), { replace: true });
          }}
        >
          Keep my old password
        </Button>
      </form>
    </AuthFrame>
  );
}
