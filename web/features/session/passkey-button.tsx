import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { passkeySupport } from '#web/lib/passkeys.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import type { PasskeyOutcome } from './sign-in-by-passkey.ts';

interface PasskeyButtonProps {
  readonly variant: 'secondary' | 'ghost';
  readonly children: string;
  readonly onOutcome: (outcome: PasskeyOutcome) => void;
}

const unreachable = 'We couldn’t reach Thengisa. Check your connection and try again.';

/** Signs in with a passkey; renders nothing if the browser has none. */
export function PasskeyButton({ variant, children, onOutcome }: PasskeyButtonProps) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  if (!hydrated || passkeySupport() !== 'yes') return null;

  async function press() {
    setBusy(true);
    // Its code is loaded on press: most users sign in with a password.
    const code = await import('./sign-in-by-passkey.ts').catch(() => null);
    onOutcome(code ? await code.signInByPasskey() : { signedIn: false, why: unreachable });
    setBusy(false);
  }

  return (
    <Button variant={variant} full busy={busy} busyLabel="Waiting for your passkey" onClick={() => void press()}>
      <KeyRound aria-hidden="true" className="size-5" />
      {children}
    </Button>
  );
}
