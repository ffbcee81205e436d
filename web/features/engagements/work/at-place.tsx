import { useQuery } from '@tanstack/react-query';
import { checkOutDay } from '#domain/engagements/attendance.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import type { WorkActionProps } from './action-props.ts';
import { attendanceQuery } from './api.ts';
import { WorkCheckIn } from './check-in.tsx';
import { WorkCheckOut } from './check-out.tsx';
import { isShownAsKept, useKeptWork } from './kept.ts';
import { WorkWaiting } from './waiting.tsx';

/** Check-in, check-out and waiting. Records on this phone count, sent or not. */
export function WorkAtPlace(props: WorkActionProps) {
  const { work, milestone, now } = props;
  const { userId } = useMe();
  const kept = useKeptWork(userId).filter((one) => one.engagementId === work.id && isShownAsKept(one));
  const { data } = useQuery(attendanceQuery(work.id));
  const day = checkOutDay(now, milestone.days, work.schedule);
  const has = (kind: 'in' | 'out') =>
    kept.some((one) => one.kind === kind && one.refused === null) ||
    (data?.attendances.some((one) => one.kind === kind && one.day === day) ?? false);
  if (has('out')) return null;
  if (has('in')) return <WorkCheckOut {...props} />;
  return (
    <div className="grid gap-6">
      <WorkCheckIn {...props} />
      {milestone.status === 'confirmed' ? <WorkWaiting {...props} /> : null}
    </div>
  );
}
