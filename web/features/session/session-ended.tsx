import { useLocation } from 'react-router';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { Alert } from '#web/ui/alert.tsx';

/** A gate's message to the sign-in page, also across a reload: the session ended while its page was open. */
export const endedState = 'sessionEnded';

/** Why a user who was just signed in sees the sign-in page. */
export function SessionEnded() {
  const { state } = useLocation();
  // The prerendered page doesn't know it, and is hydrated as it is.
  const hydrated = useHydrated();
  if (!hydrated || (state as Record<string, unknown> | null)?.[endedState] !== true) return null;
  return (
    <Alert tone="warning" title="You were signed out" announce className="mb-6">
      Your session ended, or you signed out in another tab or on another device. Sign in to continue where you were. We
      kept what you typed on this device.
    </Alert>
  );
}
