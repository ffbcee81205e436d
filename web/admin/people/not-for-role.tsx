import { Lock } from 'lucide-react';
import { type AdminPermission, notPermittedText } from '#contract/operators/roles.ts';
import { adminPath } from '#contract/site/sign-in-addresses.ts';
import { useAdmin } from '#web/admin/sign-in/admin-gate.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

interface NotForRoleProps {
  readonly title: string;
  readonly needs: AdminPermission;
}

/** In the place of a part of the panel that is for other roles: somebody sent them its address. */
export function NotForRole({ title, needs }: NotForRoleProps) {
  const { role } = useAdmin();
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={<Lock aria-hidden="true" />}
        title="Your role does not cover this"
        action={
          <LinkButton to={adminPath} variant="secondary">
            To what is yours
          </LinkButton>
        }
      >
        {notPermittedText(role, needs)}
      </EmptyState>
    </>
  );
}
