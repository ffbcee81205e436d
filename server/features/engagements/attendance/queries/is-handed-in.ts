import { sql } from 'drizzle-orm';
import { handIns, workPictures } from '../tables.ts';

/** The business was shown this picture: it went with a hand-in that came after it. */
export const isHandedIn = sql<boolean>`exists (
  select from ${handIns} h where h.milestone_id = ${workPictures}.milestone_id and h.created_at >= ${workPictures}.created_at)`;
