import type { Db } from '#server/platform/db/pool.ts';
import { isFreeNow } from '../../payments/queries/describe-trial.ts';
import type { CourseRow } from '../tables.ts';
import { findOffered } from './find-offered.ts';

/** A course that is offered, at what it costs a rep at this moment: 0, also where reps pay nothing. Refusal: course.not_found. */
export async function findPriced(db: Db, courseId: string): Promise<CourseRow> {
  const course = await findOffered(db, courseId);
  return (await isFreeNow(db, 'rep')) ? { ...course, priceCents: 0n } : course;
}
