import { zodResolver } from '@hookform/resolvers/zod';
import { type AuthError, isAuthSessionMissingError } from '@supabase/auth-js';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { authClient } from '#web/lib/auth-client.ts';
import { type Session, signOut } from '#web/lib/session-store.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CodeInput } from '#web/ui/code-input.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { failureText, tooManyCodes, welcomeBack } from './auth-texts.ts';
import { PasskeyButton } from './passkey-button.tsx';

const appCode = z.object({ code: z.string().regex(/^\s*(\d\s*){6}$/, 'Enter the 6 digits your app shows') });
const recoveryCode = z.object({ code: z.string().trim().min(1, 'Enter one of your recovery codes') });

export default function SecondFactorForm({ session }: { readonly session: Session }) {
  const [byRecovery, setByRecovery] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  return (
    <div className="grid gap-4">
      <CodeForm key={String(byRecovery)} session={session} byRecovery={byRecovery} />
      {trouble ? (
        <Alert tone="danger" announce>
          {trouble}
        </Alert>
      ) : null}
      <PasskeyButton
        variant="secondary"
        onOutcome={(outcome) => {
          if (outcome.signedIn) toast(welcomeBack);
          setTrouble(outcome.signedIn ? null : outcome.why);
        }}
      >
        Use a passkey instead
      </PasskeyButton>
      <Button variant="ghost" full onClick={() => setByRecovery(!byRecovery)}>
        {byRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
      </Button>
      <Button variant="ghost" full onClick={() => void signOut().catch(() => undefined)}>
        Use another account
      </Button>
    </div>
  );
}

interface CodeFormProps {
  readonly session: Session;
  readonly byRecovery: boolean;
}

function CodeForm({ session, byRecovery }: CodeFormProps) {
  const { control, handleSubmit, formState, setError, resetField } = useForm({
    resolver: zodResolver(byRecovery ? recoveryCode : appCode),
    defaultValues: { code: '' },
  });

  const submit = handleSubmit(async ({ code }) => {
    const error = byRecovery
      ? (await authClient().mfa.recoveryCodes.verify({ code })).error
      : await showCode(session, code);
    if (!error) {
      toast(welcomeBack);
      return;
    }
    if (isAuthSessionMissingError(error)) {
      toast(tooManyCodes);
      await signOut().catch(() => undefined);
      return;
    }
    resetField('code');
    setError('root', { message: failureText(error) });
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormField
        control={control}
        name="code"
        label={byRecovery ? 'Recovery code' : 'Code from your app'}
        hint={
          byRecovery ? 'One of the ten codes you saved. Each works once.' : 'Six digits that change every 30 seconds.'
        }
        required
      >
        {(field) =>
          byRecovery ? (
            <TextInput {...field} autoComplete="off" autoCapitalize="none" spellCheck={false} className="figures" />
          ) : (
            <CodeInput {...field} />
          )
        }
      </FormField>
      <FormFailure failure={formState.errors.root} />
      <Button type="submit" size="large" full busy={formState.isSubmitting} busyLabel="Checking">
        Continue
      </Button>
    </form>
  );
}

/** Asks for the code of an authenticator app, any of the account's. Null if it was right. */
async function showCode({ user }: Session, typed: string): Promise<AuthError | null> {
  const code = typed.replaceAll(/\s/g, '');
  const apps = (user.factors ?? []).filter((factor) => factor.factor_type === 'totp' && factor.status === 'verified');
  let refusal: AuthError | null = null;
  for (const { id: factorId } of apps) {
    const { error } = await authClient().mfa.challengeAndVerify({ factorId, code });
    if (!error) return null;
    refusal = error;
    if (error.code !== 'mfa_verification_failed') break;
  }
  return refusal;
}
