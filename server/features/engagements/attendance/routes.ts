import { attendanceApi } from '#contract/engagements/attendance.ts';
import { checkInAddress } from '#contract/site/portal-addresses.ts';
import { now } from '#server/platform/clock.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { qrPicture } from '#server/platform/qr-code.ts';
import { findOwnJob } from '../../jobs/queries/own-jobs.ts';
import { presentEngagement } from '../present.ts';
import { findEngagement } from '../queries/find-engagements.ts';
import { createCodesOfDay } from './access.ts';
import { checkIn, checkOut, startWaiting } from './commands/record-attendance.ts';
import { addPicture, removePicture } from './commands/show-picture.ts';
import { submitHours } from './commands/submit-hours.ts';
import { presentAttendance, presentHoursSubmission } from './present.ts';
import { findAttendances, findHoursSubmissions, findPictures } from './queries/find-attendance.ts';
import { findCodeDay } from './queries/find-code-day.ts';
import { findCodeVersion } from './queries/find-code-version.ts';

interface AttendanceServices {
  readonly secretKey: Secret;
  readonly env: { readonly siteUrl: string };
}

export function attendanceRoutes({ secretKey, env }: AttendanceServices): readonly Route[] {
  const codes = createCodesOfDay(secretKey);
  return [
    read(attendanceApi.code, async (db, actor, { params: { jobId } }) => {
      await findOwnJob(db, actor, jobId);
      const day = await findCodeDay(db, jobId, now());
      const code = codes.codeOf(jobId, day, await findCodeVersion(db, jobId, day));
      const address = `${env.siteUrl}${checkInAddress(code, jobId)}`;
      return { day, code, address, picture: qrPicture(address) };
    }),
    read(attendanceApi.show, async (db, actor, { params: { engagementId } }) => {
      await findEngagement(db, actor, engagementId);
      return {
        attendances: (await findAttendances(db, engagementId)).map(presentAttendance),
        handIns: (await findHoursSubmissions(db, engagementId)).map(presentHoursSubmission),
        pictures: await findPictures(db, engagementId),
      };
    }),
    write(attendanceApi.checkIn, async (tx, actor, { params, body }) => {
      await checkIn(tx, actor, { ...params, ...body }, codes);
      return presentEngagement(await findEngagement(tx.db, actor, params.engagementId), actor);
    }),
    write(attendanceApi.checkOut, async (tx, actor, { params, body }) => {
      await checkOut(tx, actor, { ...params, ...body });
      return presentEngagement(await findEngagement(tx.db, actor, params.engagementId), actor);
    }),
    write(attendanceApi.wait, async (tx, actor, { params, body }) => {
      await startWaiting(tx, actor, { ...params, ...body });
      return presentEngagement(await findEngagement(tx.db, actor, params.engagementId), actor);
    }),
    write(attendanceApi.addPicture, async (tx, actor, { params, body }) => {
      await addPicture(tx, actor, { ...params, ...body });
      return { pictures: await findPictures(tx.db, params.engagementId) };
    }),
    write(attendanceApi.removePicture, async (tx, actor, { params }) => {
      await removePicture(tx, actor, params);
      return { pictures: await findPictures(tx.db, params.engagementId) };
    }),
    write(attendanceApi.submitHours, async (tx, actor, { params, body }) => {
      await submitHours(tx, actor, { ...params, ...body });
      return presentEngagement(await findEngagement(tx.db, actor, params.engagementId), actor);
    }),
  ];
}
