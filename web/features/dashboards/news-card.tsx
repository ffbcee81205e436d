import { CalendarClock, CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
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
  readonly show: string;
}

const tracker = '/rep-portal?tab=my-applications';

// Pending and withdrawn are the rep's own doing, and no news to them.
const looks: Partial<Record<Item['status'], Look>> = {
  interview: {
    Icon: CalendarClock,
    title: (companyName) => `${companyName} moved you to interview`,
    show: '&show=interview',
  },
  accepted: { Icon: CircleCheck, title: (companyName) => `${companyName} accepted you`, show: '&show=completed' },
  rejected: { Icon: CircleX, title: (companyName) => `${companyName} chose somebody else`, show: '&show=completed' },
};

interface NewsCardProps {
  readonly news: RepDashboard['news'];
  /** Applications that the page speaks of elsewhere. */
  readonly told: ReadonlySet<string>;
}

/** What businesses decided since the rep was last here. */
export function NewsCard({ news, told }: NewsCardProps) {
  const { items, count } = shownNews(news);
  const rows = items
    .filter(({ applicationId }) => !told.has(applicationId))
    .flatMap(({ applicationId, status, companyName, jobTitle, at }) => {
      const look = looks[status];
      if (!look) return [];
      const { Icon, title, show } = look;
      return [
        {
          id: applicationId,
          to: `${tracker}${show}`,
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
          <TextLink to={tracker}>{plural(count - items.length, 'more answer')} under My Applications</TextLink>
        ) : null
      }
    >
      <LinkRows rows={rows} />
    </Card>
  );
}
