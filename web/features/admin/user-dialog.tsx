import { useQuery } from '@tanstack/react-query';
import type { AdminUserDetail } from '#contract/admin.ts';
import { paymentsInPanelAddress } from '#contract/site/portal-addresses.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { useAdminMay } from '#web/features/session/admin-role.ts';
import { plural } from '#web/lib/format.ts';
import { formatDate, formatDateTime } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { type Description, DescriptionList } from '#web/ui/description-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { adminUserQuery } from './api.ts';
import { RemoveSecondFactor } from './remove-second-factor.tsx';
import { SuspendAccount } from './suspend-account.tsx';
import { typeOf } from './user-texts.ts';

interface UserDialogProps {
  readonly userId: string;
  readonly onClose: () => void;
}

/** One person, as far as an administrator needs to know. Opening it is recorded on the server. */
export function UserDialog({ userId, onClose }: UserDialogProps) {
  const may = useAdminMay();
  const { data, error, isFetching, refetch } = useQuery(adminUserQuery(userId));
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={data?.name ?? data?.email ?? 'User'}>
      {data ? (
        // Where nothing in it can be pressed, the keyboard scrolls it all the same.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section tabIndex={0} aria-label="What we know" className="grid gap-5 outline-offset-4">
          <DescriptionList items={factsOf(data)} />
          {may('payments.read') ? (
            <TextLink to={paymentsInPanelAddress(data.id)}>Payments of this person</TextLink>
          ) : null}
          {may('users.remove_second_factor') ? <RemoveSecondFactor user={data} /> : null}
          {may('users.suspend') ? <SuspendAccount user={data} /> : null}
          <Alert tone="info">That you looked at this account is on the record.</Alert>
        </section>
      ) : error ? (
        <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Dialog>
  );
}

function factsOf(user: AdminUserDetail): Description[] {
  const { rep, business } = user;
  const place = ({ location, industry }: { location: string | null; industry: string | null }) =>
    [location, industry].filter(Boolean).join(', ') || 'Not said';
  return [
    { term: 'Email', detail: user.email },
    { term: 'Type', detail: typeOf(user.roles) },
    { term: 'Joined', detail: formatDateTime(user.joinedAt) },
    { term: 'Last sign-in', detail: user.lastSignInAt ? formatDateTime(user.lastSignInAt) : 'Never' },
    { term: 'Two-factor sign-in', detail: user.secondFactor ? 'On' : 'Off' },
    ...(rep
      ? [
          { term: 'Rep profile', detail: `${rep.fullName}, since ${formatDate(rep.createdAt)}` },
          { term: 'Prefers', detail: place(rep) },
          { term: 'Applications', detail: `${rep.applications}, of which ${rep.accepted} accepted` },
        ]
      : []),
    ...(business
      ? [
          { term: 'Company', detail: `${business.companyName}, since ${formatDate(business.createdAt)}` },
          { term: 'Based in', detail: place(business) },
          { term: 'Jobs posted', detail: `${plural(business.jobs, 'job')}, of which ${business.activeJobs} active` },
        ]
      : []),
  ];
}
