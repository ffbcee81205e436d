import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { sessionState } from '#web/lib/session-store.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';

interface LeaveGuardProps {
  /** There are unsaved changes. */
  readonly active: boolean;
  /** The user discards them. */
  readonly onLeave: () => void;
  /** The form's own Cancel was pressed. */
  readonly cancelling: boolean;
  readonly onStay: () => void;
}

/** Asks before unsaved changes are discarded: by the form's Cancel, by navigation, by closing the window. */
export function LeaveGuard({ active, onLeave, cancelling, onStay }: LeaveGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const moves = currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search;
    // After the session has ended, the user can't stay.
    return active && moves && sessionState().status === 'signed-in';
  });

  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);

  return (
    <AlertDialog
      open={cancelling || blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (open) return;
        blocker.reset?.();
        onStay();
      }}
      title="Leave without saving?"
      description="You’ll lose the changes you made to your profile."
      cancelLabel="Keep editing"
      confirmLabel="Leave without saving"
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
    />
  );
}
