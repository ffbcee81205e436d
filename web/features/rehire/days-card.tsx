import { useQuery } from '@tanstack/react-query';
import { nameDay, nameHours } from '#texts/jobs/schedule.ts';
import { standingByQuery } from '#web/features/applications/api.ts';
import type { RunningWork } from '#web/features/engagements/work/use-running-work.ts';
import { standbyOffersQuery } from '#web/features/standby/api.ts';
import { formatTime } from '#web/lib/format-time.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { rehireOffersQuery } from './api.ts';
import { comingDays } from './coming-days.ts';

type Entry = ReturnType<typeof comingDays>[number]['entries'][number];

const kinds: Record<Entry['kind'], { readonly tone: BadgeTone; readonly text: string }> = {
  gig: { tone: 'success', text: 'Gig' },
  standby: { tone: 'info', text: 'On standby' },
  invitation: { tone: 'accent', text: 'Invited' },
  place: { tone: 'accent', text: 'Place offered' },
};

/** The rep’s next two weeks in one list. Renders nothing for less than two entries: the gig or offer is shown on its own already. */
export default function DaysCard({ running }: { readonly running: NonNullable<RunningWork['data']> }) {
  const standbys = useQuery(standingByQuery);
  const invitations = useQuery(rehireOffersQuery);
  const places = useQuery(standbyOffersQuery);
  const now = new Date(running.now);
  const listed = comingDays(
    {
      gigs: running.items,
      standbys: standbys.data?.items ?? [],
      invitations: invitations.data?.items ?? [],
      places: places.data?.items ?? [],
    },
    now,
  );
  const failed = standbys.error !== null && !standbys.data;
  if (listed.flatMap(({ entries }) => entries).length < 2 && !failed) return null;
  return (
    <Card title="Your next two weeks">
      {failed ? <p className="mb-3 text-ink-soft">We couldn’t load the jobs that you stand by for.</p> : null}
      <ul className="divide-y divide-line">
        {listed.map(({ day, entries }) => (
          <li key={day} className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
            <time dateTime={day} className="figures font-semibold text-[0.9375rem]">
              {nameDay(day)}
            </time>
            <ul className="grid gap-2.5">
              {entries.map((entry) => (
                <OneEntry key={`${entry.kind} ${entry.id}`} entry={entry} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OneEntry({ entry: { kind, title, companyName, startsAt, endsAt, to } }: { readonly entry: Entry }) {
  const from = formatTime(startsAt);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <TextLink to={to}>{title}</TextLink>
        <span className="figures block text-ink-soft text-sm">
          {endsAt === null ? `From ${from}` : nameHours({ from, to: formatTime(endsAt) })}, {companyName}
        </span>
      </span>
      <Badge tone={kinds[kind].tone}>{kinds[kind].text}</Badge>
    </li>
  );
}
