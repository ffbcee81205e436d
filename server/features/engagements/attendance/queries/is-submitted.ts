import { sql } from 'drizzle-orm';
import { hoursSubmissions, workPictures } from '../tables.ts';

/** Whether the picture was part of a submission, and so was shown to the business. */
export const isPictureSubmitted = sql<boolean>`exists (
  select from ${hoursSubmissions} h where h.milestone_id = ${workPictures}.milestone_id and h.created_at >= ${workPictures}.created_at)`;
