import { Outlet } from 'react-router';
import { useSiteAccount } from '#web/features/session/site-account.ts';
import { PublicShell } from '#web/features/shell/public-shell.tsx';

export default function PublicLayout() {
  const account = useSiteAccount();
  return (
    <PublicShell account={account}>
      <Outlet context={account} />
    </PublicShell>
  );
}
