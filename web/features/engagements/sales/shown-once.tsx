import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ShownOnceProps {
  readonly title: string;
  /** `Copy key` */
  readonly copyLabel: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A secret that the server shows once. Closed only on purpose. */
export function ShownOnce({ title, copyLabel, secret, onClose }: ShownOnceProps) {
  return (
    <Dialog
      open
      slipProof
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description="We show it only once. Copy it now and store it safely."
    >
      <div className="grid justify-items-start gap-4">
        <code className="w-full rounded-control bg-sunken p-3 text-[0.9375rem] wrap-anywhere">{secret}</code>
        <CopyButton text={secret}>{copyLabel}</CopyButton>
      </div>
    </Dialog>
  );
}
