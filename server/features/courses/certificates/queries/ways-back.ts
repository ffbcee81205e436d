import { and, eq, isNull, sql } from 'drizzle-orm';
import type { waysBack } from '#contract/courses/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { type CertificateRow, certificates } from '../tables.ts';

type Withdrawn = Pick<CertificateRow, 'withdrawnAt' | 'retakeAt'>;

/** The next step open to the holder; null: the certificate is valid. */
export const wayBackFrom = ({ withdrawnAt, retakeAt }: Withdrawn): (typeof waysBack)[number] | null =>
  withdrawnAt && (retakeAt ? 'take the test' : 'ask the team');

/** Valid certificates first, then the newest. */
export const currentFirst = sql`${certificates.withdrawnAt} is not null, ${certificates.issuedAt} desc`;

interface Which {
  readonly userId: string;
  readonly courseId: string;
}

export const ofCourse = ({ userId, courseId }: Which) =>
  and(eq(certificates.userId, userId), eq(certificates.courseId, courseId));

/** Whether the user's certificate was withdrawn without permission to retake the test. */
export const isShutOut = async (db: Db, which: Which): Promise<boolean> =>
  (await db.$count(
    certificates,
    and(ofCourse(which), sql`${certificates.withdrawnAt} is not null`, isNull(certificates.retakeAt)),
  )) > 0;
