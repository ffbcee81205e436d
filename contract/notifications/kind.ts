import { z } from 'zod';
import { id, timestamp } from '../fields.ts';

export const notificationPortals = ['rep', 'business'] as const;

export type NotificationPortal = (typeof notificationPortals)[number];

/** Common to every kind. */
export const shared = {
  id,
  portal: z.enum(notificationPortals),
  /** The highest is the newest. One that counts up moves to the top again. */
  place: z.int(),
  at: timestamp,
  read: z.boolean(),
};

/** A kind of notification with its data. */
export const of = <const Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, about: Shape) =>
  z.object({ kind: z.literal(kind), ...shared, ...about });

export const ofJob = { jobId: id, jobTitle: z.string() };
/** `name`: the other side's; a business for a rep and a rep for a business. */
export const ofApplication = { ...ofJob, applicationId: id, name: z.string() };
/** A gig of both sides. */
export const ofGig = { ...ofApplication, as: z.enum(notificationPortals), engagementId: id };
