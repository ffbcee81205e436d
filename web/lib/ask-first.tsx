import { type ReactElement, useState } from 'react';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { failureToast } from './failure-toast.ts';

interface AskFirstProps {
  readonly trigger: ReactElement;
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** `danger` unless said. */
  readonly tone?: 'danger' | 'default';
  /** The action after confirmation, and its success message. */
  readonly act: () => Promise<void>;
  /** The title of the toast when it fails. */
  readonly failed: string;
  /** The reason for a failure, shown with a title that is fixed whatever the server says. */
  readonly reasonOf?: (error: unknown) => string;
}

/**
 * Asks, and then acts. What `act` does is awaited, not left to callbacks of `mutate`: by the answer its list may have been
 * read again and this button be gone, and they with it.
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
