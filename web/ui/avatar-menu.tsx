import { ChevronDown } from 'lucide-react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu, type MenuChoice, type MenuEntry } from '#web/ui/menu.tsx';

interface AvatarMenuProps {
  readonly name: string;
  readonly email?: string | undefined;
  readonly imageUrl?: string | null | undefined;
  readonly entries: readonly MenuEntry[];
  readonly choice?: MenuChoice | undefined;
  /** Shows the name beside the picture. */
  readonly named?: boolean;
}

export function AvatarMenu({ name, email, imageUrl, entries, choice, named = false }: AvatarMenuProps) {
  return (
    <Menu
      entries={entries}
      choice={choice}
      heading={
        <>
          <div className="font-semibold leading-snug">{name}</div>
          {email && email !== name ? <div className="break-all text-ink-soft text-sm">{email}</div> : null}
        </>
      }
      trigger={
        <button
          type="button"
          aria-label={`Account menu for ${name}`}
          className="flex min-h-11 items-center gap-2 rounded-full p-0.5 pe-1.5 transition-colors hover:bg-current/10"
        >
          <Avatar name={name} imageUrl={imageUrl} />
          {named ? <span className="max-w-40 truncate font-semibold text-[0.9375rem]">{name}</span> : null}
          <ChevronDown aria-hidden="true" className="size-4" />
        </button>
      }
    />
  );
}
