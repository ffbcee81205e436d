import { useQuery } from '@tanstack/react-query';
import { userPageRows } from '#contract/admin/admin-users.ts';
import { jobInPanelAddress, workInPanelAddress } from '#contract/site/portal-addresses.ts';
import { applicationStatusTexts } from '#texts/applications/status.ts';
import { gigStatusTexts } from '#texts/engagements/status.ts';
import { jobStatusTexts } from '#texts/jobs/status.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workQuery } from './user-api.ts';
import { SectionRows, UserSection } from './user-section.tsx';

const counted = (total: number) => (total > userPageRows ? `Newest ${userPageRows} of ${total}` : `${total} in total`);

interface WorkSectionProps {
  readonly userId: string;
  readonly isRep: boolean;
  readonly isBusiness: boolean;
}

export function WorkSection({ userId, isRep, isBusiness }: WorkSectionProps) {
  const may = useAdminMay();
  const found = useQuery(workQuery(userId));
  const total = (of: 'applications' | 'jobs' | 'engagements') =>
    found.data ? counted(found.data[of].total) : undefined;
  return (
    <>
      {isRep ? (
        <UserSection title="Applications" description={total('applications')} found={found}>
          {({ applications }) => (
            <SectionRows
              label="Applications"
              empty="No applications yet."
              rows={applications.items.map(({ jobId, jobTitle, companyName, status, appliedAt }) => ({
                key: jobId,
                title: may('jobs.read') ? <TextLink to={jobInPanelAddress(jobId)}>{jobTitle}</TextLink> : jobTitle,
                detail: `${companyName}, ${formatDate(appliedAt)}`,
                badge: <StatusBadge {...applicationStatusTexts[status]} />,
              }))}
            />
          )}
        </UserSection>
      ) : null}
      {isBusiness ? (
        <UserSection title="Jobs" description={total('jobs')} found={found}>
          {({ jobs }) => (
            <SectionRows
              label="Jobs"
              empty="No jobs posted yet."
              rows={jobs.items.map(({ id, title, status, createdAt }) => ({
                key: id,
                title: may('jobs.read') ? <TextLink to={jobInPanelAddress(id)}>{title}</TextLink> : title,
                detail: formatDate(createdAt),
                badge: <StatusBadge {...jobStatusTexts[status]} />,
              }))}
            />
          )}
        </UserSection>
      ) : null}
      <UserSection title="Gigs" description={total('engagements')} found={found}>
        {({ engagements }) => (
          <SectionRows
            label="Gigs"
            empty="No gigs yet."
            rows={engagements.items.map(({ id, title, side, otherName, status, payCents, acceptedAt }) => ({
              key: id,
              title: may('disputes.decide') ? <TextLink to={workInPanelAddress(id)}>{title}</TextLink> : title,
              detail: `${side === 'rep' ? 'For' : 'By'} ${otherName}, ${formatRandExact(payCents)}, ${formatDate(acceptedAt)}`,
              badge: <StatusBadge {...gigStatusTexts[status][side]} />,
            }))}
          />
        )}
      </UserSection>
    </>
  );
}
