import type { ReactNode } from 'react';
import { userInPanelAddress } from '#contract/site/portal-addresses.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { TextLink } from '#web/ui/text-link.tsx';

interface PersonLinkProps {
  readonly userId: string;
  readonly children: ReactNode;
}

/** Link to a user's page in the panel; for a role without access to it, plain text. */
export function PersonLink({ userId, children }: PersonLinkProps) {
  return useAdminMay()('users.read') ? <TextLink to={userInPanelAddress(userId)}>{children}</TextLink> : children;
}
