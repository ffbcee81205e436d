import { useQuery } from '@tanstack/react-query';
import { deskAddress } from '#web/admin/messages/desk-addresses.ts';
import { reasonWords } from '#web/features/messaging/report-words.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { reportsQuery } from './user-api.ts';
import { SectionRows, UserSection } from './user-section.tsx';

const parts = { reporter: 'Reported by this user', reported: 'About this user' } as const;

/** Messages are read in a report, and nowhere else. */
export function ReportsSection({ userId }: { readonly userId: string }) {
  return (
    <UserSection
      title="Reported messages"
      description="Our team can only read messages that a user reported."
      found={useQuery(reportsQuery(userId))}
    >
      {({ items }) => (
        <SectionRows
          label="Reported messages"
          empty="No reports by or about this user."
          rows={items.map(({ id, as, reason, createdAt, decided }) => ({
            key: id,
            title: (
              <TextLink to={deskAddress({ list: decided ? 'decided' : 'reports', report: id })}>
                {reasonWords[reason]}
              </TextLink>
            ),
            detail: `${parts[as]}, ${formatDateTime(createdAt)}`,
            badge: <Badge tone={decided ? 'neutral' : 'danger'}>{decided ? 'Decided' : 'Open'}</Badge>,
          }))}
        />
      )}
    </UserSection>
  );
}
