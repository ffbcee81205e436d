import { useState } from 'react';
import { toast } from '#web/lib/toast.ts';
import { failureText } from './auth-texts.ts';

/** An account without a password proves its mailbox instead. */
export function MailCode({ email }: { readonly email: string }) {
  const [sent, setSent] = useState(false);

  async function send() {
    // Loaded by then: the account's second factors came from it.
    const { authClient } = await import('#web/lib/auth-client.ts');
    const { error } = await authClient().reauthenticate();
    setSent(!error);
    toast(
      error
        ? { title: 'We couldn’t send the email', description: failureText(error), variant: 'destructive' }
        : { title: 'Check your email', description: `We sent a code to ${email}.` },
    );
  }

  return (
    <button type="button" onClick={() => void send()} className="font-medium text-brand underline underline-offset-4">
      {sent ? 'Send again' : 'Email me a code'}
    </button>
  );
}
