import { sql } from 'drizzle-orm';
import { coursePurchases } from '../../courses/tables.ts';

/** Whether the same course, given to the same rep by the same business, was refunded before. Each refund costs us the card fees. */
export const hadBack = sql<boolean>`exists (
  select from course_purchases before
  where before.given_by = ${coursePurchases}.given_by and before.user_id = ${coursePurchases}.user_id
    and before.course_id = ${coursePurchases}.course_id and before.returned_at is not null
    and before.id <> ${coursePurchases}.id)`;
