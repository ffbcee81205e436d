import { useQuery } from '@tanstack/react-query';
import type { UserMails } from '#contract/admin/admin-users.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { type BadgeTone, StatusBadge } from '#web/ui/badge.tsx';
import { mailsQuery, sessionsQuery } from './user-api.ts';
import { SectionRows, UserSection } from './user-section.tsx';

export function SessionsSection({ userId }: { readonly userId: string }) {
  return (
    <UserSection title="Signed-in devices" found={useQuery(sessionsQuery(userId))}>
      {({ items }) => (
        <SectionRows
          label="Signed-in devices"
          empty="Not signed in on any device."
          rows={items.map(({ id, device, signedInAt, lastSeenAt }) => ({
            key: id,
            title: device === 'an unknown device' ? 'Unknown device' : device,
            detail: `Last seen ${formatDateTime(lastSeenAt)}, signed in ${formatDateTime(signedInAt)}`,
          }))}
        />
      )}
    </UserSection>
  );
}

const mailStates: Record<UserMails['items'][number]['state'], { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Waiting', tone: 'accent' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Not sent', tone: 'danger' },
};

export function MailsSection({ userId }: { readonly userId: string }) {
  return (
    <UserSection title="Emails" description="Subject lines from the last 30 days." found={useQuery(mailsQuery(userId))}>
      {({ items }) => (
        <SectionRows
          label="Emails"
          empty="No emails in the last 30 days."
          rows={items.map(({ id, subject, at, state }) => ({
            key: id,
            title: subject,
            detail: formatDateTime(at),
            badge: <StatusBadge {...mailStates[state]} />,
          }))}
        />
      )}
    </UserSection>
  );
}
