import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { AdminSession } from '#contract/operators/operators.ts';
import { adminPasskeysApi } from '#contract/operators/passkeys.ts';
import { passkeyTrouble } from '#web/features/session/passkey-texts.ts';
import { ApiError, call } from '#web/lib/api-client.ts';
import { passkeySupport, showPasskey } from '#web/lib/passkeys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

interface AdminPasskeyButtonProps {
  readonly isMain?: boolean;
  readonly onSignedIn: (session: AdminSession) => void;
  readonly children: string;
}

/** Signs an administrator in with a passkey; renders nothing if the browser has none, unless there is no other way. */
export function AdminPasskeyButton({ isMain = false, onSignedIn, children }: AdminPasskeyButtonProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const supported = passkeySupport() === 'yes';
  if (!supported && !isMain) return null;
  if (!supported)
    return <Alert tone="warning">This browser or site address doesn’t support passkeys. Use another browser.</Alert>;

  async function press() {
    setBusy(true);
    setTrouble(null);
    try {
      const { challengeId, options } = await call(adminPasskeysApi.startSignIn, {});
      const credential = await showPasskey(options);
      onSignedIn(await call(adminPasskeysApi.signIn, { body: { challengeId, credential } }));
    } catch (error) {
      setTrouble(troubleOf(error));
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-4">
      {trouble ? (
        <Alert tone="danger" announce>
          {trouble}
        </Alert>
      ) : null}
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        size={isMain ? 'large' : 'medium'}
        full
        busy={busy}
        busyLabel="Waiting for your passkey"
        onClick={() => void press()}
      >
        <KeyRound aria-hidden="true" className="size-5" />
        {children}
      </Button>
    </div>
  );
}

/** The server's message, or one for what the browser could not do. */
export const troubleOf = (error: unknown): string | null =>
  error instanceof ApiError ? error.message : passkeyTrouble(error);
