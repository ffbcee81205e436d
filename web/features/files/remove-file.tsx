import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FileDescription } from '#contract/files/files.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { useRemoveFile } from './api.ts';

interface RemoveFileProps {
  readonly file: FileDescription;
  readonly label: string;
  readonly disabled: boolean;
  readonly onRemoved: () => void;
}

/** Asks first. */
export function RemoveFile({ file, label, disabled, onRemoved }: RemoveFileProps) {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveFile(file.purpose, () => {
    toast({ title: 'Removed', description: `${label} was removed.` });
    onRemoved();
  });

  function confirm() {
    remove.mutate(
      { params: { fileId: file.id } },
      {
        onError: (error) => failureToast('We couldn’t remove the file', error),
        onSettled: () => setAsking(false),
      },
    );
  }

  return (
    <AlertDialog
      open={asking}
      onOpenChange={setAsking}
      trigger={
        <Button
          variant="ghost"
          size="small"
          disabled={disabled}
          aria-label={`Remove ${file.name}`}
          icon={<Trash2 aria-hidden="true" className="size-4" />}
        >
          Remove
        </Button>
      }
      title="Remove this file?"
      description={`“${file.name}” will be deleted. You can upload another one at any time.`}
      confirmLabel="Remove file"
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}
