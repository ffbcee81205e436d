import { CalendarClock, CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import type { TrackerGroup } from '#contract/applications/options.ts';
import { trackerAddress } from '#contract/site/portal-addresses.ts';
import { plural } from '#web/lib/format.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { RepDashboard } from './api.ts';
import { shownNews } from './keep-news.ts';
import { LinkRows } from './link-rows.tsx';

type Item = ReturnType<typeof shownNews>['items'][number];

interface Look {
  readonly Icon: LucideIcon;
  readonly title: (companyName: string) => string;
  readonly group: TrackerGroup;
}

// Pending and withdrawn are the rep's own actions, and no news to them.
const looks: Partial<Record<Item['status'], Look>> = {
  interview: {
    Icon: CalendarClock,
    title: (companyName) => `${companyName} wants to interview you`,
    group: 'interview',
  },
  accepted: { Icon: CircleCheck, title: (companyName) => `${companyName} accepted you`, group: 'completed' },
  rejected: { Icon: CircleX, title: (companyName) => `${companyName} chose someone else`, group: 'completed' },
};

interface NewsCardProps {
  readonly news: RepDashboard['news'];
  /** Applications shown elsewhere on the page. */
  readonly notified: ReadonlySet<string>;
}

/** Decisions of businesses since the rep's last visit. */
export function NewsCard({ news, notified }: NewsCardProps) {
  const { items, count } = shownNews(news);
  const rows = items
    .filter(({ applicationId }) => !notified.has(applicationId))
    .flatMap(({ applicationId, status, companyName, jobTitle, at }) => {
      const look = looks[status];
      if (!look) return [];
      const { Icon, title, group } = look;
      return [
        {
          id: applicationId,
          to: trackerAddress(group),
          Icon,
          title: title(companyName),
          note: `${jobTitle} · ${formatAgo(at)}`,
        },
      ];
    });
  if (rows.length === 0) return null;
  return (
    <Card
      title="New since your last visit"
      flush
      footer={
        count > items.length ? (
          <TextLink to={trackerAddress()}>{plural(count - items.length, 'more answer')} under My Applications</TextLink>
        ) : null
      }
    >
      <LinkRows rows={rows} />
    </Card>
  );
}
