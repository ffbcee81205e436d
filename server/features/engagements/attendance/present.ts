import { isOffline } from '#domain/engagements/attendance.ts';
import { distanceKm, type Point } from '#domain/shared/distance.ts';
import type { AttendanceRow, HoursSubmissionRow } from './queries/find-attendance.ts';

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
  town,
  townLatitude,
  townLongitude,
}: AttendanceRow) => {
  const place = pointOf(latitude, longitude);
  const middle = pointOf(townLatitude, townLongitude);
  return {
    ...{ id, kind, day, clockAheadMs, pictureId, place },
    at: at.toISOString(),
    offline: isOffline(at, receivedAt),
    fromTown: kind === 'waiting' && place && middle ? { town, km: Math.round(distanceKm(place, middle)) } : null,
  };
};

const pointOf = (latitude: number | null, longitude: number | null): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

export const presentHoursSubmission = ({ id, milestone, lines, sold, createdAt }: HoursSubmissionRow) => ({
  ...{ id, milestone, lines, sold },
  at: createdAt.toISOString(),
});
