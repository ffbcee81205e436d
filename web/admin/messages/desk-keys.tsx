import { Keyboard } from 'lucide-react';
import type { RefObject } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

interface DeskKeysProps {
  readonly desk: RefObject<HTMLElement | null>;
  /** The URL of the list; null when nothing is open. */
  readonly back: string | null;
}

const keys = [
  { term: 'j or ↓, k or ↑', detail: 'Next or previous in the list' },
  { term: 'Enter', detail: 'Open conversation, or send message' },
  { term: 'r', detail: 'Write answer' },
  { term: 'n', detail: 'Write private note' },
  { term: 't', detail: 'Take conversation' },
  { term: 'c', detail: 'Close conversation' },
  { term: 'Escape', detail: 'Back to the list' },
  { term: '?', detail: 'Show these shortcuts' },
];

/** Keyboard shortcuts of the inbox, and the switch to turn them off. */
export function DeskKeys({ desk, back }: DeskKeysProps) {
  const { on, choose, shown, show } = useDeskKeys(desk, back);
  return (
    <Dialog
      open={shown}
      onOpenChange={show}
      size="small"
      title="Keyboard shortcuts"
      trigger={
        <IconButton
          label="Keyboard shortcuts"
          icon={<Keyboard aria-hidden="true" className="size-5" />}
          className="pointer-coarse:hidden"
        />
      }
    >
      <div className="grid gap-5">
        <DescriptionList items={keys} />
        <Checkbox label="Use keyboard shortcuts" checked={on} onChange={choose} />
      </div>
    </Dialog>
  );
}
