import type { EmailOtpType } from '@supabase/auth-js';
import { useState } from 'react';
import { authClient } from '#web/lib/session-store.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { welcomeBack } from './auth-texts.ts';

const linkTypes = [
  'signup',
  'email',
  'magiclink',
  'invite',
  'recovery',
  'email_change',
] as const satisfies EmailOtpType[];

export interface EmailLink {
  readonly tokenHash: string;
  readonly type: EmailOtpType;
}

/** The link from a mail that the address holds, if it holds one. */
export function emailLinkOf(search: URLSearchParams): EmailLink | null {
  const tokenHash = search.get('token_hash');
  const type = linkTypes.find((known) => known === search.get('type'));
  return tokenHash && type ? { tokenHash, type } : null;
}

/** Redeemed by a press, not by opening the page: mail scanners open every link. */
export function ConfirmLink({ link, onDone }: { link: EmailLink; onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function redeem() {
    setBusy(true);
    const { error } = await authClient().verifyOtp({ token_hash: link.tokenHash, type: link.type });
    setBusy(false);
    if (error) {
      setTrouble(error.message);
      return;
    }
    toast(welcomeBack);
    onDone();
  }

  return (
    <div className="grid gap-5">
      <p className="text-lg">One press and your email address is confirmed.</p>
      {trouble ? (
        <Alert tone="danger" title="This link did not work" announce>
          {trouble}. Sign in with your email and password, or sign up again to get a new link.
        </Alert>
      ) : null}
      <Button size="large" full busy={busy} busyLabel="Confirming" onClick={() => void redeem()}>
        Confirm my email
      </Button>
      {trouble ? (
        <Button variant="ghost" full onClick={onDone}>
          To sign in
        </Button>
      ) : null}
    </div>
  );
}
