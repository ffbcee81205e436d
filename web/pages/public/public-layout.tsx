import { Outlet } from 'react-router';
import { PublicShell } from '#web/features/shell/public-shell.tsx';
import type { SiteAccount } from '#web/features/shell/site-user.ts';

export default function PublicLayout() {
  const account: SiteAccount | null = null;
  return (
    <PublicShell account={account}>
      <Outlet context={account} />
    </PublicShell>
  );
}
