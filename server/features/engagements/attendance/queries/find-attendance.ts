import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { WorkPicture } from '#contract/engagements/attendance.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { locations } from '../../../catalogue/tables.ts';
import { storedFiles } from '../../../files/tables.ts';
import { engagements, milestones } from '../../tables.ts';
import { attendances, hoursSubmissions, workPictures } from '../tables.ts';
import { isPictureSubmitted } from './is-submitted.ts';

/** Attendance records of an engagement, oldest first. */
export const findAttendances = (db: Db, engagementId: string) =>
  db
    .select({
      ...getTableColumns(attendances),
      /** The town of the job. The point of a nationwide job is null. */
      town: locations.name,
      townLatitude: sql<number | null>`${locations}.latitude`,
      townLongitude: sql<number | null>`${locations}.longitude`,
    })
    .from(attendances)
    .innerJoin(milestones, eq(milestones.id, attendances.milestoneId))
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .innerJoin(locations, eq(locations.id, engagements.locationId))
    .where(eq(milestones.engagementId, engagementId))
    .orderBy(asc(attendances.at), asc(attendances.id));

/** Submissions of an engagement, oldest first. */
export const findHoursSubmissions = (db: Db, engagementId: string) =>
  db
    .select({ ...getTableColumns(hoursSubmissions), milestone: milestones.number })
    .from(hoursSubmissions)
    .innerJoin(milestones, eq(milestones.id, hoursSubmissions.milestoneId))
    .where(eq(milestones.engagementId, engagementId))
    .orderBy(asc(hoursSubmissions.id));

/** Pictures that the rep added, oldest first. */
export const findPictures = (db: Db, engagementId: string): Promise<WorkPicture[]> =>
  db
    .select({
      milestone: milestones.number,
      fileId: workPictures.fileId,
      name: storedFiles.name,
      contentType: storedFiles.contentType,
      byteSize: storedFiles.byteSize,
      handedIn: isPictureSubmitted,
    })
    .from(workPictures)
    .innerJoin(milestones, eq(milestones.id, workPictures.milestoneId))
    .innerJoin(storedFiles, eq(storedFiles.id, workPictures.fileId))
    .where(eq(milestones.engagementId, engagementId))
    .orderBy(asc(workPictures.createdAt), asc(workPictures.fileId));

export type AttendanceRow = Awaited<ReturnType<typeof findAttendances>>[number];
export type HoursSubmissionRow = Awaited<ReturnType<typeof findHoursSubmissions>>[number];
