import { type FormEventHandler, type ReactNode, useId, useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { intoView } from '#web/ui/into-view.ts';

export interface FormDialogProps {
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly size?: 'small' | 'medium';
  /** On the button that sends it. */
  readonly confirmLabel: ReactNode;
  /** When "Cancel" could be taken for the action itself. */
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'danger';
  readonly busy: boolean;
  readonly busyLabel?: string;
  /** What was not done, above why not. */
  readonly failedTitle: string;
  /** Why it was not done, where no field says so. */
  readonly failure: string | undefined;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, which stays open until it was sent or let go. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size = 'medium', confirmLabel, tone = 'primary', busy, busyLabel, onSubmit } = props;
  const { cancelLabel = 'Cancel', failedTitle, failure, onClose, children } = props;
  const formId = useId();
  const [typed, setTyped] = useState(false);
  return (
    <Dialog
      open
      // What was typed is let go by a button, not by a slip.
      slipProof={typed}
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={title}
      description={description}
      size={size}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} variant={tone} busy={busy} {...(busyLabel && { busyLabel })}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} onInput={() => setTyped(true)} noValidate className="grid gap-5">
        {children}
        {failure ? (
          <div ref={intoView}>
            <Alert tone="danger" title={failedTitle} announce>
              {failure}
            </Alert>
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}
