import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { engagementTimes } from '#contract/agreed-terms.ts';
import type { attendance, hoursSubmission, WorkPicture } from '#contract/engagements/attendance.ts';
import type { Engagement, Milestone } from '#contract/engagements/engagements.ts';
import { teamAddress } from '#contract/site/portal-addresses.ts';
import { nameDays } from '#texts/jobs/schedule.ts';
import { formatRand } from '#web/lib/format.ts';
import { formatDateTime, formatTime } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { linkAsSide } from '../shown-pictures.tsx';
import { fromTownWords, nameDayOf, phoneClockWords } from '../work/words.ts';
import { HoursLines } from './hours-lines.tsx';
import { TeamMoves } from './moves.tsx';
import { deadlineWords, expiredWords, moneyWords, statusText } from './words.ts';

type Attendance = z.output<typeof attendance>;
type HoursSubmission = z.output<typeof hoursSubmission>;

interface TeamMilestoneProps {
  readonly work: Pick<Engagement, 'id' | 'repName' | 'milestones' | 'agreedAt' | 'asksCount' | 'schedule'>;
  readonly milestone: Milestone;
  readonly attendances: readonly Attendance[];
  readonly handIns: readonly HoursSubmission[];
  readonly pictures: readonly WorkPicture[];
  readonly now: Date;
  /** Slot for content about this milestone from another part. */
  readonly children?: ReactNode;
}

/** One part of a gig that is funded and paid separately, with everything the business can see and do about it. */
export function TeamMilestone({ work, milestone, attendances, handIns, pictures, now, children }: TeamMilestoneProps) {
  const { number, status, days, priceCents, money, changesRequested, movesOpen } = milestone;
  const { id: engagementId, repName, milestones } = work;
  const due = deadlineWords(milestone, repName, now) ?? expiredWords(milestone, work);
  const isAhead = ['accepted', 'agreed'].includes(status);
  const own = attendances.filter(({ day }) => days.includes(day));
  const submission = handIns.filter((one) => one.milestone === number).at(-1);
  return (
    <Card
      title={milestones.length > 1 ? `Week ${number} of ${milestones.length}` : 'The gig'}
      description={days.length > 0 ? nameDays(days) : 'The days aren’t set yet.'}
      action={<StatusBadge {...statusText(milestone, now)} />}
    >
      <div className="grid gap-4">
        {due ? <p className="leading-relaxed">{due}</p> : null}
        <p className="leading-relaxed">
          {isAhead ? `It costs you ${formatRand(priceCents)}. ` : ''}
          {moneyWords(money, repName, milestone.chargedBack)}
        </p>
        {status === 'agreed' ? (
          <LinkButton to={teamAddress()} variant="accent" full="phone" className="md:justify-self-start">
            Pay under My Team
          </LinkButton>
        ) : null}
        {movesOpen.includes('report_no_show') ? (
          <Alert tone="warning" title={`${repName} hasn’t checked in`}>
            The gig started more than {engagementTimes.noShowMinutes} minutes ago. If a rep is there after all, confirm
            their attendance.
          </Alert>
        ) : null}
        {changesRequested > 0 ? (
          <p className="text-ink-soft">You asked for changes {changesRequested === 1 ? 'once' : 'twice'}.</p>
        ) : null}
        {children}
        <TeamMoves engagementId={engagementId} repName={repName} milestone={milestone} />
        {own.length > 0 ? <Records attendances={own} /> : null}
        {submission ? (
          <section>
            <h3 className="mb-2 text-lg">Hours submitted {formatDateTime(submission.at)}</h3>
            <HoursLines
              {...submission}
              schedule={work.schedule}
              asksCount={work.asksCount}
              pictures={pictures.filter((one) => one.milestone === number)}
              linkOf={linkAsSide(engagementId)}
            />
          </section>
        ) : null}
      </div>
    </Card>
  );
}

const kinds: Record<Attendance['kind'], string> = {
  in: 'Checked in',
  out: 'Checked out',
  waiting: 'Waited, with no one there',
};

/** A clock off by more than this is mentioned. */
const muchMs = 5 * 60_000;

function ClockNote({ aheadMs }: { readonly aheadMs: number }) {
  const wrong = phoneClockWords(aheadMs, muchMs);
  return wrong === null ? null : (
    <span className="text-ink-soft text-sm">(the phone’s {wrong}, and we corrected the time)</span>
  );
}

function Records({ attendances }: { readonly attendances: readonly Attendance[] }) {
  return (
    <section>
      <h3 className="mb-2 text-lg">Check-ins</h3>
      <ul className="grid gap-1.5">
        {attendances.map(({ id, kind, at, offline, clockAheadMs, place, fromTown }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <span className="figures font-semibold">{nameDayOf(at)}</span>
            <span className="figures">
              {kinds[kind]}, {offline ? `recorded offline, ${formatTime(at)}` : formatTime(at)}
            </span>
            <ClockNote aheadMs={clockAheadMs} />
            {fromTown ? <span className="text-ink-soft text-sm">{fromTownWords(fromTown)}</span> : null}
            {place ? (
              <a
                href={`https://www.google.com/maps/search/?api=1&query=${place.latitude},${place.longitude}`}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex items-center gap-1 font-medium text-brand underline underline-offset-4"
              >
                <MapPin aria-hidden="true" className="size-4" />
                Show location
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
