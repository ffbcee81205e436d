import { type FormEventHandler, type ReactNode, useId, useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { intoView } from '#web/ui/into-view.ts';

export interface FormDialogProps {
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly size?: 'small' | 'medium';
  /** On the submit button. */
  readonly confirmLabel: ReactNode;
  /** When "Cancel" could be taken for the action itself. */
  readonly cancelLabel?: string;
  readonly tone?: 'primary' | 'danger';
  readonly busy: boolean;
  readonly busyLabel?: string;
  /** The title of a failure, above its reason. */
  readonly failedTitle: string;
  /** The reason of a failure, if no field shows it. */
  readonly failure: string | undefined;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, which stays open until it was sent or discarded. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size = 'medium', confirmLabel, tone = 'primary', busy, busyLabel, onSubmit } = props;
  const { cancelLabel = 'Cancel', failedTitle, failure, onClose, children } = props;
  const formId = useId();
  const [typed, setTyped] = useState(false);
  return (
    <Dialog
      open
      // Discarded only by a button, not by accident.
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
