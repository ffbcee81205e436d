import { ChevronDown } from 'lucide-react';
import { accountEntries, localPart, type SiteAccount } from '#web/features/shell/site-user.ts';
import { Menu } from '#web/ui/menu.tsx';

export default function SiteAccountMenu({ account }: { readonly account: SiteAccount }) {
  const name = localPart(account.user.email);
  return (
    <Menu
      entries={accountEntries(account).map((entry) => ({ ...entry, separated: entry.label === 'Sign Out' }))}
      trigger={
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold hover:bg-deep-raised"
        >
          <span className="max-w-36 truncate">{name}</span>
          <ChevronDown aria-hidden="true" className="size-4" />
        </button>
      }
    />
  );
}
