import { Download } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const inFours = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? code;

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** New recovery codes, shown once: the server can't show them again, only recognise them. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const lines = codes.map(inFours);
  const text = `${brand.name} recovery codes. Each works once.\n\n${lines.join('\n')}\n`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={false}
      title="Save your recovery codes"
      description="If you lose your phone, you can sign in once with each of these."
      footer={<Button onClick={onClose}>I’ve saved them</Button>}
    >
      <div className="grid gap-4">
        <ol
          aria-label="Recovery codes"
          className="figures grid list-inside list-decimal gap-x-4 gap-y-2 whitespace-nowrap rounded-card bg-sunken p-4 font-semibold marker:font-normal marker:text-ink-soft sm:grid-cols-2"
        >
          {lines.map((line) => (
            <li key={line}>
              <span data-testid="recovery-code">{line}</span>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={text}>Copy codes</CopyButton>
          <Button
            variant="secondary"
            size="small"
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() =>
              saveFile({ name: `${brand.name.toLowerCase()}-recovery-codes.txt`, content: text, type: 'text/plain' })
            }
          >
            Download codes
          </Button>
        </div>
        <Alert tone="warning">We show these codes only once. Print them or save them in your password manager.</Alert>
      </div>
    </Dialog>
  );
}
