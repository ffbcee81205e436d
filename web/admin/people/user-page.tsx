import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminUserDetail } from '#contract/admin/admin.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { formatDate, formatDateTime } from '#web/lib/format-time.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Description, DescriptionList } from '#web/ui/description-list.tsx';
import { MailsSection, SessionsSection } from './access-sections.tsx';
import { adminUserQuery } from './api.ts';
import { CallBack } from './call-back.tsx';
import { DataRequests } from './data-requests.tsx';
import { HelpUser } from './help-user.tsx';
import { HistorySection } from './history-section.tsx';
import { LegalSection } from './legal-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { RemoveSecondFactor } from './remove-second-factor.tsx';
import { ReportsSection } from './reports-section.tsx';
import { SeeAsUser } from './see-as-user.tsx';
import { SuspendAccount } from './suspend-account.tsx';
import { typeOf } from './user-texts.ts';
import { WorkSection } from './work-section.tsx';
import { WriteFirst } from './write-first.tsx';

interface UserPageProps {
  readonly userId: string;
  /** The URL of the list that it was opened from. */
  readonly back: string;
  /** The section of the user's payments and subscriptions, for roles with access to payments. */
  readonly money: ReactNode;
}

const permittedActs = [
  { name: 'write', needs: 'support.answer', Act: WriteFirst },
  { name: 'help', needs: 'users.help', Act: HelpUser },
  { name: 'see as', needs: 'users.see_as', Act: SeeAsUser },
  { name: 'second factor', needs: 'users.remove_second_factor', Act: RemoveSecondFactor },
  { name: 'suspend', needs: 'users.suspend', Act: SuspendAccount },
  { name: 'data', needs: 'users.help', Act: DataRequests },
] as const;

/** One user, each section for the roles that may see it. Opening it is recorded on the server. */
export function UserPage({ userId, back, money }: UserPageProps) {
  const may = useAdminMay();
  const { data, error, isFetching, refetch } = useQuery(adminUserQuery(userId));
  const acts = permittedActs.filter(({ needs }) => may(needs));
  const above = <BackLink to={back}>Back to users</BackLink>;
  if (!data) {
    return (
      <>
        <PageHeader title="User" above={above} />
        <NotLoaded query={{ error, isFetching, refetch }} label="Loading the user" />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={<span className="wrap-anywhere">{data.name ?? data.email}</span>}
        description="The audit log records that you viewed this account."
        above={above}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-6">
          <Card
            title="Account"
            action={data.suspended ? <Badge tone="danger">Suspended</Badge> : <Badge tone="success">Active</Badge>}
          >
            <DescriptionList items={accountFacts(data)} />
          </Card>
          {acts.length > 0 ? (
            <Card title="Actions">
              <div className="flex flex-wrap gap-3">
                {acts.map(({ name, Act }) => (
                  <Act key={name} user={data} />
                ))}
              </div>
            </Card>
          ) : null}
          {data.rep ? (
            <Card title="Rep profile">
              <DescriptionList items={repFacts(data.rep)} />
            </Card>
          ) : null}
          {data.business ? (
            <Card title="Business profile">
              <DescriptionList items={businessFacts(data.business)} />
            </Card>
          ) : null}
          <WorkSection userId={userId} isRep={data.rep !== null} isBusiness={data.business !== null} />
          {may('payments.read') ? money : null}
        </div>
        <div className="grid min-w-0 gap-6">
          <LegalSection userId={userId} />
          <NotesSection userId={userId} />
          {may('reports.decide') ? <ReportsSection userId={userId} /> : null}
          <SessionsSection userId={userId} />
          <MailsSection userId={userId} />
          <HistorySection userId={userId} />
        </div>
      </div>
    </>
  );
}

const place = ({ location, industry }: { location: string | null; industry: string | null }) =>
  [location, industry].filter(Boolean).join(', ') || 'Not given';

const accountFacts = (user: AdminUserDetail): Description[] => [
  { term: 'Email', detail: user.email },
  { term: 'Type', detail: typeOf(user.roles) },
  { term: 'Joined', detail: formatDateTime(user.joinedAt) },
  { term: 'Last sign-in', detail: user.lastSignInAt ? formatDateTime(user.lastSignInAt) : 'Never' },
  { term: 'Two-factor sign-in', detail: user.secondFactor ? 'On' : 'Off' },
  ...(user.callBack ? [{ term: 'Call back', detail: <CallBack numbers={user.callBack} /> }] : []),
];

const repFacts = (rep: NonNullable<AdminUserDetail['rep']>): Description[] => [
  { term: 'Name', detail: `${rep.fullName}, since ${formatDate(rep.createdAt)}` },
  { term: 'Preferences', detail: place(rep) },
  { term: 'Applications', detail: `${rep.applications}, of which ${rep.accepted} accepted` },
];

const businessFacts = (business: NonNullable<AdminUserDetail['business']>): Description[] => [
  { term: 'Company', detail: `${business.companyName}, since ${formatDate(business.createdAt)}` },
  { term: 'Based in', detail: place(business) },
  { term: 'Jobs posted', detail: `${business.jobs}, of which ${business.activeJobs} active` },
];
