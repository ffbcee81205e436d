import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { forgotPasswordPath, withDestination } from '#contract/site/sign-in-addresses.ts';
import { NeedsScript } from '#web/features/marketing/needs-script.tsx';
import { emailAddress } from '#web/lib/email-check.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Check } from '#web/ui/form-checks.ts';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useShortForm } from '#web/ui/use-short-form.ts';
import { emailNotConfirmed, signInFailure, welcomeBack } from './auth-texts.ts';
import { LocalMailNote } from './local-notes.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import type { PasskeyOutcome } from './sign-in-by-passkey.ts';
import { useDestination } from './use-destination.ts';
import { useFilledInPasskey } from './use-filled-in-passkey.ts';

// The sign-in client: loaded only when the form is used.
const signInCode = () => import('./sign-in.ts');
const SendAgain = lazy(async () => ({ default: (await import('./send-again.tsx')).SendAgain }));

const checks: Record<'email' | 'password', Check> = {
  email: (value) => (emailAddress(value) === null ? null : 'Please enter your email address'),
  password: (value) => (value === '' ? 'Please enter your password' : null),
};

interface SignInFormProps {
  /** Typed before, for example at the sign-up. */
  readonly email: string;
  readonly password: string;
  readonly onTyped: (typed: { readonly email: string; readonly password: string }) => void;
  /** A confirmation link was just sent there. */
  readonly confirmationSent: boolean;
  readonly onSignedIn: () => void;
}

interface Failure {
  readonly text: string;
  /** The address still to be confirmed. */
  readonly unconfirmed: string | null;
}

/** Signing in changes the session; the page around redirects. */
export function SignInForm({ email, password, onTyped, confirmationSent, onSignedIn }: SignInFormProps) {
  const destination = useDestination();
  const [typed, setTyped] = useState(email);
  const [failure, setFailure] = useState<Failure | null>(null);
  const offerPasskey = useFilledInPasskey(followPasskey);
  const { errors, busy, props } = useShortForm({ checks, onSubmit: submit });

  function fail(error: { readonly message: string; readonly status?: number | undefined }, address: string) {
    const message = signInFailure(error);
    toast(message);
    const unconfirmed = error.message === emailNotConfirmed ? address : null;
    setFailure({ text: message.description ?? message.title, unconfirmed });
  }

  function followPasskey(outcome: PasskeyOutcome) {
    if (outcome.signedIn) {
      onSignedIn();
      toast(welcomeBack);
    } else if (outcome.why !== null) {
      setFailure({ text: outcome.why, unconfirmed: null });
    }
  }

  async function submit(data: FormData) {
    setFailure(null);
    const address = String(data.get('email')).trim();
    const code = await signInCode().catch(() => null);
    if (!code) return fail({ message: '', status: 0 }, address);
    const error = await code.signIn({ email: address, password: String(data.get('password')) });
    if (error) return fail(error, address);
    onSignedIn();
    if (!(await code.asksSecondFactor())) toast(welcomeBack);
  }

  const note = (form: HTMLFormElement) => {
    const data = new FormData(form);
    setTyped(String(data.get('email')));
    onTyped({ email: String(data.get('email')), password: String(data.get('password')) });
  };

  // Text typed before the page had its code.
  const noteFirst = useEffectEvent(() => props.ref.current && note(props.ref.current));
  useEffect(() => void noteFirst(), []);

  return (
    <form
      {...props}
      onInput={({ currentTarget }) => note(currentTarget)}
      onFocus={() => void signInCode().catch(() => {})}
      className="grid gap-5"
    >
      <NeedsScript />
      {confirmationSent && !failure ? (
        <div className="grid gap-3">
          <Alert tone="success" title="Check your email">
            We sent a confirmation link to <strong className="break-all">{email}</strong>. Open it, then sign in here.
          </Alert>
          <LocalMailNote />
          <Resend email={email} />
        </div>
      ) : null}
      <Field label="Email" error={errors.email} required>
        <TextInput
          name="email"
          type="email"
          autoComplete="username webauthn"
          onFocus={offerPasskey}
          inputMode="email"
          defaultValue={email}
        />
      </Field>
      <Field
        label="Password"
        error={errors.password}
        required
        aside={
          <TextLink to={withDestination(forgotPasswordPath, destination)} state={{ email: typed }}>
            Forgot your password?
          </TextLink>
        }
      >
        <PasswordInput name="password" autoComplete="current-password" defaultValue={password} />
      </Field>
      {failure ? (
        <div className="grid gap-3">
          <Alert tone="danger" announce>
            {failure.text}
          </Alert>
          {failure.unconfirmed ? <Resend email={failure.unconfirmed} /> : null}
        </div>
      ) : null}
      <Button type="submit" size="large" full busy={busy} busyLabel="Signing in">
        Sign In
      </Button>
      <PasskeyButton variant="secondary" onOutcome={followPasskey}>
        Sign in with a passkey
      </PasskeyButton>
    </form>
  );
}

function Resend({ email }: { readonly email: string }) {
  return (
    <Suspense>
      <SendAgain kind="signup" email={email}>
        Resend confirmation
      </SendAgain>
    </Suspense>
  );
}
