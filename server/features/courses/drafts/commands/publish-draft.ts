import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { publishCourse } from '../../content/commands/publish-course.ts';
import { digestOf } from '../../content/services/digest-files.ts';
import { checkDraft, findFiles } from '../queries/check-draft.ts';
import { courseDrafts } from '../tables.ts';
import { holdDraft } from './hold-draft.ts';

interface Publication {
  readonly courseId: string;
  /** The draft's version, as seen by the admin who publishes it. */
  readonly version: number;
}

/** Publishes a draft, unless this version is published already. */
export async function publishDraft(tx: Tx, actor: AdminActor, { courseId, version }: Publication): Promise<void> {
  const draft = await holdDraft(tx, courseId);
  if (draft.version !== version) throw new Refusal('course_draft.changed_meanwhile');
  if (draft.publishedVersion === version) return;
  const { course, files } = await checkDraft(tx.db, draft, await findFiles(tx.db, courseId));
  if (!course) throw new Refusal('course_draft.not_right');
  const problem = await publishCourse(tx, { course, sha256: digestOf(files), origin: 'panel' });
  // A bundled course took it at this moment.
  if (problem) throw new Refusal('course_draft.address_taken');
  await tx.db.update(courseDrafts).set({ publishedVersion: version }).where(eq(courseDrafts.courseId, courseId));
  await recordAct(tx, actor, 'course_draft.publish', { type: 'course', id: courseId }, course.title);
}
