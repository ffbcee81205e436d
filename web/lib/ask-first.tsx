import { type ReactElement, useState } from 'react';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { failureToast } from './failure-toast.ts';

interface AskFirstProps {
  readonly trigger: ReactElement;
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** `danger` by default. */
  readonly tone?: 'danger' | 'default';
  /** The action after confirmation, and its success message. */
  readonly act: () => Promise<void>;
  /** The title of the toast on failure. */
  readonly failed: string;
  /** The reason for a failure, shown with a title that is fixed whatever the server says. */
  readonly reasonOf?: (error: unknown) => string;
}

/**
 * Asks for confirmation, then runs the action. `act` is awaited, not left to callbacks of `mutate`: by the time of the
 * response its list may have been refetched and this button unmounted, and they with it.
 */
export function AskFirst({ act, failed, reasonOf, ...dialog }: AskFirstProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      failureToast(failed, error, reasonOf?.(error));
    }
    setBusy(false);
    setOpen(false);
  }

  return <AlertDialog {...dialog} open={open} onOpenChange={setOpen} busy={busy} onConfirm={() => void confirm()} />;
}
