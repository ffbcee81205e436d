import { useState } from 'react';
import { authPath, withDestination } from '#contract/site/sign-in-addresses.ts';
import { plural } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { failureText } from './auth-texts.ts';
import { useMailWait } from './mail-wait.ts';
import { useDestination } from './use-destination.ts';

interface SendAgainProps {
  readonly kind: 'signup' | 'email_change' | 'recovery';
  readonly email: string;
  /** If the address is typed beside the button: its error is shown there. */
  readonly mayAsk?: () => boolean;
  readonly children: string;
}

async function ask(kind: SendAgainProps['kind'], email: string, destination: string | null) {
  // Loaded by then, by the form that sent the first one.
  const { authClient } = await import('#web/lib/auth-client.ts');
  const back = `${window.location.origin}${withDestination(authPath, destination)}`;
  if (kind === 'recovery') return authClient().resetPasswordForEmail(email, { redirectTo: back });
  return authClient().resend({ type: kind, email, options: { emailRedirectTo: back } });
}

/** Requests an email again; shows how long until that is possible. */
export function SendAgain({ kind, email, mayAsk = () => true, children }: SendAgainProps) {
  const { seconds, restart } = useMailWait(kind, email);
  const destination = useDestination();
  const [busy, setBusy] = useState(false);

  async function send() {
    if (!mayAsk()) return;
    setBusy(true);
    const { error } = await ask(kind, email, destination);
    setBusy(false);
    if (error) {
      toast({ title: 'We couldn’t send the email', description: failureText(error), variant: 'destructive' });
      return;
    }
    restart();
    toast({
      title: 'Check your email',
      description: `If ${email} is expecting an email from us, a new one is on its way.`,
    });
  }

  return (
    <Button
      variant="secondary"
      size="small"
      full="phone"
      busy={busy}
      busyLabel="Sending"
      disabledReason={seconds > 0 ? `You can resend it in ${plural(seconds, 'second')}.` : null}
      onClick={() => void send()}
    >
      {children}
    </Button>
  );
}
