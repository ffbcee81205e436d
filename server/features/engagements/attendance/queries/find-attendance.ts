import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { milestones } from '../../tables.ts';
import { attendances, handIns } from '../tables.ts';

/** Who was there when, in order. */
export const findAttendances = (db: Db, engagementId: string) =>
  db
    .select(getTableColumns(attendances))
    .from(attendances)
    .innerJoin(milestones, eq(milestones.id, attendances.milestoneId))
    .where(eq(milestones.engagementId, engagementId))
    .orderBy(asc(attendances.at), asc(attendances.id));

/** What was handed in, in order. */
export const findHandIns = (db: Db, engagementId: string) =>
  db
    .select({ ...getTableColumns(handIns), milestone: milestones.number })
    .from(handIns)
    .innerJoin(milestones, eq(milestones.id, handIns.milestoneId))
    .where(eq(milestones.engagementId, engagementId))
    .orderBy(asc(handIns.id));

export type AttendanceRow = Awaited<ReturnType<typeof findAttendances>>[number];
export type HandInRow = Awaited<ReturnType<typeof findHandIns>>[number];
