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

/** Shown instead of a page of the panel that the admin's role doesn't include. */
export function NotForRole({ title, needs }: NotForRoleProps) {
  const { role } = useAdmin();
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={<Lock aria-hidden="true" />}
        title="Your role doesn’t include this page"
        action={
          <LinkButton to={adminPath} variant="secondary">
            Back to the panel
          </LinkButton>
        }
      >
        {notPermittedText(role, needs)}
      </EmptyState>
    </>
  );
}
