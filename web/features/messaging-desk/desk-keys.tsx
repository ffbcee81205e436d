import { Keyboard } from 'lucide-react';
import type { RefObject } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

interface DeskKeysProps {
  readonly desk: RefObject<HTMLElement | null>;
  /** The address of the list; null where nothing is open. */
  readonly back: string | null;
}

const keys = [
  { term: 'j or ↓, k or ↑', detail: 'The next one of the list, the one before' },
  { term: 'Enter', detail: 'Open it; in the box, send' },
  { term: 'r', detail: 'Answer' },
  { term: 'n', detail: 'Private note' },
  { term: 't', detail: 'Take it' },
  { term: 'c', detail: 'Close it' },
  { term: 'Escape', detail: 'Back to the list' },
  { term: '?', detail: 'These keys' },
];

/** The keys of the inbox, and the choice to do without them. */
export function DeskKeys({ desk, back }: DeskKeysProps) {
  const { on, choose, shown, show } = useDeskKeys(desk, back);
  return (
    <Dialog
      open={shown}
      onOpenChange={show}
      size="small"
      title="Keys of the inbox"
      trigger={
        <IconButton
          label="Keys of the inbox"
          icon={<Keyboard aria-hidden="true" className="size-5" />}
          className="pointer-coarse:hidden"
        />
      }
    >
      <div className="grid gap-5">
        <DescriptionList items={keys} />
        <Checkbox label="Use these keys" checked={on} onChange={choose} />
      </div>
    </Dialog>
  );
}
