import { useQuery } from '@tanstack/react-query';
import { CloudOff, LogIn, LogOut, MapPin, Timer } from 'lucide-react';
import type { z } from 'zod';
import type { attendance } from '#contract/engagements/attendance.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { formatTime } from '#web/lib/format-time.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { Pending } from '#web/ui/pending.tsx';
import { attendanceQuery } from './api.ts';
import { isShownAsKept, type KeptRecord, useKeptWork } from './kept.ts';
import { WorkRefused } from './refused.tsx';
import { fromTownWords, nameDayOf, phoneClockWords } from './words.ts';

type Attendance = z.output<typeof attendance>;

const kinds: Record<Attendance['kind'], { readonly label: string; readonly Icon: typeof LogIn }> = {
  in: { label: 'Checked in', Icon: LogIn },
  out: { label: 'Checked out', Icon: LogOut },
  waiting: { label: 'Started waiting', Icon: Timer },
};

/** A smaller difference is only latency. */
const noticedMs = 60_000;

function clockWords(aheadMs: number) {
  const wrong = phoneClockWords(aheadMs, noticedMs);
  return wrong === null ? null : `Your phone’s ${wrong}. We used the correct time.`;
}

const line =
  'flex items-start gap-2.5 text-[0.9375rem] leading-6 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-brand';

function Recorded({ kind, at, offline, clockAheadMs, place, fromTown }: Attendance) {
  const { label, Icon } = kinds[kind];
  const notes = [offline ? 'Recorded offline' : null, clockWords(clockAheadMs)].filter((note) => note !== null);
  return (
    <li className={line}>
      <Icon aria-hidden="true" />
      <span className="min-w-0">
        <span className="figures font-semibold">
          {nameDayOf(at)}, {formatTime(at)}
        </span>{' '}
        {label}
        {notes.map((note) => (
          <span key={note} className="block text-ink-soft text-sm">
            {note}
          </span>
        ))}
        {place ? (
          <span className="flex items-center gap-1 text-ink-soft text-sm">
            <MapPin aria-hidden="true" className="size-3.5" />{' '}
            {fromTown ? fromTownWords(fromTown) : 'with your location'}
          </span>
        ) : null}
      </span>
    </li>
  );
}

/** Still on the phone. Its clock may be wrong: the time is the phone's. */
function Kept({ record }: { readonly record: KeptRecord }) {
  return (
    <li className={line}>
      <CloudOff aria-hidden="true" />
      <span className="min-w-0">
        <span className="figures font-semibold">{formatTime(record.at)}</span> {kinds[record.kind].label}
        <span className="block text-ink-soft text-sm">Recorded offline. We’ll send it once you’re back online.</span>
      </span>
    </li>
  );
}

/** Attendance records, including those unsent on this device. Renders nothing if there are none. */
export function WorkRecords({ engagementId }: { readonly engagementId: string }) {
  const { userId } = useMe();
  const kept = useKeptWork(userId).filter((one) => one.engagementId === engagementId && isShownAsKept(one));
  const attendance = useQuery(attendanceQuery(engagementId));
  const sent = attendance.data?.attendances ?? [];
  if (sent.length === 0 && kept.length === 0) return isAwaited(attendance) ? <Pending /> : null;
  return (
    <ul className="grid gap-2.5" aria-label="Recorded">
      {sent.map((one) => (
        <Recorded key={one.id} {...one} />
      ))}
      {kept.map((record) =>
        record.refused ? (
          <li key={record.id}>
            <WorkRefused record={record} />
          </li>
        ) : (
          <Kept key={record.id} record={record} />
        ),
      )}
    </ul>
  );
}
