import { useEffect, useState } from 'react';
import { BrandMark } from '#web/features/shell/brand-mark.tsx';
import { mayBeSignedIn } from '#web/lib/stored-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const slowAfterMs = 4000;

/** Fills the page until we know who is signed in. After some seconds it offers a way out. */
export function Waiting() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main id="main" aria-busy="true" className="relative grid min-h-dvh place-content-center">
      <BrandMark className="size-14 text-brand" />
      <div className="absolute inset-x-0 top-[calc(50%+3.5rem)] grid justify-items-center gap-3 px-6 text-center text-ink-soft">
        <Spinner label="Loading" />
        <p aria-live="polite">
          {slow ? 'This is taking longer than usual. We’re still trying to reach Thengisa.' : null}
        </p>
        {slow && <WaysOut />}
      </div>
    </main>
  );
}

const WaysOut = () => (
  <div className="mt-2 flex gap-3">
    <Button variant="secondary" onClick={() => window.location.reload()}>
      Try again
    </Button>
    {mayBeSignedIn() && (
      <Button variant="ghost" onClick={() => void leave()}>
        Sign out
      </Button>
    )}
  </div>
);

/** The waiting page follows the session, and redirects to the sign-in. */
async function leave(): Promise<void> {
  // Part of pages without the sign-in client.
  const { signOut } = await import('#web/lib/session-store.ts');
  await signOut().catch((error: unknown) => console.error('We couldn’t tell the server about the sign-out', error));
}
