import { isOffline } from '#domain/engagements/attendance.ts';
import type { AttendanceRow, HandInRow } from './queries/find-attendance.ts';

export const presentAttendance = ({
  id,
  kind,
  day,
  at,
  receivedAt,
  clockAheadMs,
  latitude,
  longitude,
  pictureId,
}: AttendanceRow) => ({
  ...{ id, kind, day, clockAheadMs, pictureId },
  at: at.toISOString(),
  offline: isOffline(at, receivedAt),
  place: latitude === null || longitude === null ? null : { latitude, longitude },
});

export const presentHandIn = ({ id, milestone, lines, sold, createdAt }: HandInRow) => ({
  ...{ id, milestone, lines, sold },
  at: createdAt.toISOString(),
});
