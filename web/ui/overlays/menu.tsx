import { Menu as Base } from '@base-ui/react/menu';
import clsx from 'clsx';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Link } from 'react-router';

export interface MenuEntry {
  readonly label: string;
  readonly icon?: ReactNode;
  /** A URL of the site… */
  readonly to?: string;
  /** …or an action. */
  readonly onSelect?: () => void;
  readonly tone?: 'default' | 'danger';
  /** A line above it. */
  readonly separated?: boolean;
  readonly disabled?: boolean;
}

/** A setting changed without leaving the menu. */
export interface MenuChoice {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly icon: ReactNode }[];
  readonly onChange: (value: string) => void;
}

export interface MenuProps {
  readonly trigger: ReactElement;
  readonly heading?: ReactNode;
  readonly entries: readonly MenuEntry[];
  readonly choice?: MenuChoice | undefined;
  readonly align?: 'start' | 'end';
  /** Where the focus goes afterwards; by default, the trigger. */
  readonly returnFocus?: RefObject<HTMLElement | null>;
}

const entryStyle =
  'flex min-h-11 cursor-default select-none items-center gap-3 rounded-md px-3 text-[0.9375rem] outline-none data-disabled:opacity-50 data-highlighted:bg-brand-soft data-highlighted:text-on-brand-soft';

function Entry({ entry }: { readonly entry: MenuEntry }) {
  const content = (
    <>
      {entry.icon ? <span className="grid size-5 place-content-center">{entry.icon}</span> : null}
      {entry.label}
    </>
  );
  if (entry.to !== undefined) {
    return (
      <Base.LinkItem closeOnClick className={entryStyle} render={<Link to={entry.to} />}>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item
      disabled={entry.disabled ?? false}
      onClick={entry.onSelect}
      className={clsx(entryStyle, entry.tone === 'danger' && 'text-danger')}
    >
      {content}
    </Base.Item>
  );
}

function Choice({ choice }: { readonly choice: MenuChoice }) {
  return (
    <Base.Group className="mt-1.5 flex items-center justify-between gap-4 border-line border-t px-3 pt-2 pb-1">
      <Base.GroupLabel className="text-ink-soft text-sm">{choice.label}</Base.GroupLabel>
      <Base.RadioGroup value={choice.value} onValueChange={choice.onChange} className="flex">
        {choice.options.map((option) => (
          <Base.RadioItem
            key={option.value}
            value={option.value}
            aria-label={option.label}
            title={option.label}
            className="grid size-10 cursor-default place-content-center rounded-full outline-none data-checked:bg-accent data-checked:text-on-accent data-highlighted:ring-2 data-highlighted:ring-ring"
          >
            {option.icon}
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}

export function Menu({ trigger, heading, entries, choice, align = 'end', returnFocus }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={8} collisionPadding={12} className="z-50 outline-none">
          <Base.Popup
            finalFocus={returnFocus}
            className="min-w-[min(15rem,100vw-1.5rem)] max-w-[calc(100vw-1.5rem)] origin-(--transform-origin) rounded-card border border-line bg-surface p-1.5 text-ink shadow-popup outline-none transition-[opacity,transform] duration-120 data-ending-style:scale-97 data-starting-style:scale-97 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {heading ? <div className="border-line border-b px-3 pt-2 pb-3 mb-1.5">{heading}</div> : null}
            {entries.map((entry) => (
              <div
                key={entry.label}
                role="presentation"
                className={clsx(entry.separated && 'mt-1.5 border-line border-t pt-1.5')}
              >
                <Entry entry={entry} />
              </div>
            ))}
            {choice ? <Choice choice={choice} /> : null}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
