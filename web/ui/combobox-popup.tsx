import { Combobox as Base } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Option } from '#web/ui/option.ts';

interface ComboboxPopupProps<Item extends Option> {
  /** Shown when nothing matches the text. */
  readonly emptyText: string;
  /** An entry's label. */
  readonly children: (option: Item) => ReactNode;
}

/** The list below a combobox; chosen entries have a tick. */
export function ComboboxPopup<Item extends Option>({ emptyText, children }: ComboboxPopupProps<Item>) {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={6} className="z-50 outline-none">
        <Base.Popup className="w-(--anchor-width) max-w-(--available-width) overflow-hidden rounded-control border border-line bg-surface text-ink shadow-popup transition-[opacity,transform] duration-100 data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0">
          <Base.Empty className="text-ink-soft text-sm not-empty:p-4">{emptyText}</Base.Empty>
          <Base.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1.5 outline-none data-empty:p-0">
            {(option: Item) => (
              <Base.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="flex min-h-11 cursor-default select-none items-center gap-3 rounded-md px-3 py-2 outline-none data-highlighted:bg-brand-soft data-highlighted:text-on-brand-soft data-selected:font-semibold"
              >
                {children(option)}
                <Base.ItemIndicator>
                  <Check aria-hidden="true" className="size-4.5" />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
