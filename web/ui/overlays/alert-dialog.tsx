import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { backdropStyle, popupStyle } from './dialog-style.ts';

export interface AlertDialogProps {
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** A button that opens it; without one, `open` decides. */
  readonly trigger?: ReactElement;
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly children?: ReactNode;
  /** Names the action: "Close the job", not "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly tone?: 'danger' | 'default';
  readonly busy?: boolean;
  /** The dialog stays open: close it when the action has succeeded. */
  readonly onConfirm: () => void;
}

/** Confirms an irreversible action. The initial focus is on Cancel. */
export function AlertDialog(props: AlertDialogProps) {
  const { trigger, title, description, children, confirmLabel, cancelLabel = 'Cancel', tone = 'danger', busy } = props;
  return (
    <Base.Root
      {...(props.open === undefined ? {} : { open: props.open })}
      onOpenChange={(open, details) => {
        if (busy) details.cancel();
        else props.onOpenChange?.(open);
      }}
    >
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Popup className={clsx(popupStyle, 'md:max-w-md')}>
          {/* A separate box: the popup's padding is for the edge of a phone. */}
          <div className="flex flex-col gap-4 overflow-y-auto p-5 md:p-7">
            <div>
              <Base.Title className="text-2xl">{title}</Base.Title>
              <Base.Description className="mt-2 text-ink-soft leading-normal">{description}</Base.Description>
            </div>
            {children}
            <div className="mt-2 flex flex-col gap-3 md:flex-row md:justify-end">
              <Base.Close render={<Button variant="secondary">{cancelLabel}</Button>} />
              <Button variant={tone === 'danger' ? 'danger' : 'primary'} busy={busy} onClick={props.onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
