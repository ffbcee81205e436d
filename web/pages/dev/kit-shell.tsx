import { repPath } from '#contract/site/sign-in-addresses.ts';
import { SiteHeader } from '#web/features/shell/site-header.tsx';
import { toast } from '#web/lib/toast.ts';

export function KitShell() {
  return (
    <div className="overflow-clip rounded-card">
      <SiteHeader
        account={{
          user: { email: 'thandi@example.co.za', isAdmin: true, profilePath: repPath },
          onOpenPortal: (portal) => toast({ title: `To the ${portal} portal` }),
          onSignOut: () => toast({ title: 'Signed out' }),
        }}
      />
    </div>
  );
}
