import { CalendarClock, Eye, Handshake, Users } from 'lucide-react';
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts';
import { daysLeft } from '#domain/jobs/closing-day.ts';
import { hasEnded } from '#domain/jobs/job-lifecycle.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { formatCount } from '#web/lib/format.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { StatCard } from '#web/ui/stat-card.tsx';

/** A job's key figures. */
export function OwnJobFigures({ job }: { readonly job: OwnJobDetail }) {
  const { total, pending, accepted } = job.applicants;
  const left = daysLeft(job.closesOn, dayInSouthAfrica(new Date()));
  const over = hasEnded(job.status) || left < 0;
  return (
    <div className="grid halves gap-3 lg:grid-cols-4">
      <StatCard
        label="Applicants"
        value={formatCount(total)}
        note={pending > 0 ? `${formatCount(pending)} waiting for you` : 'None waiting for you'}
        icon={<Users aria-hidden="true" />}
      />
      <StatCard
        label="Hired"
        value={`${formatCount(accepted)} of ${formatCount(job.positions)}`}
        note={accepted >= job.positions ? 'All positions filled' : 'Positions filled'}
        icon={<Handshake aria-hidden="true" />}
      />
      <StatCard
        label="Days left"
        value={over ? '–' : formatCount(left)}
        note={over ? 'Not taking applications' : left === 0 ? 'Closes tonight' : `Until ${formatDay(job.closesOn)}`}
        icon={<CalendarClock aria-hidden="true" />}
      />
      <StatCard
        label="Views"
        value={formatCount(job.views)}
        note="Reps who viewed it"
        icon={<Eye aria-hidden="true" />}
      />
    </div>
  );
}
