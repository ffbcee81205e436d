import { sql } from 'drizzle-orm';
import { handIns, workPictures } from '../tables.ts';

/** Whether the picture was part of a submission, and so was shown to the business. */
export const isHandedIn = sql<boolean>`exists (
  select from ${handIns} h where h.milestone_id = ${workPictures}.milestone_id and h.created_at >= ${workPictures}.created_at)`;
