import { sql } from 'drizzle-orm';
import { coursePurchases } from '../../courses/tables.ts';

/** Of a gift: the same course, given to the same rep by the same business, went back before. Each time costs us what cards cost. */
export const hadBack = sql<boolean>`exists (
  select from course_purchases before
  where before.given_by = ${coursePurchases}.given_by and before.user_id = ${coursePurchases}.user_id
    and before.course_id = ${coursePurchases}.course_id and before.returned_at is not null
    and before.id <> ${coursePurchases}.id)`;
