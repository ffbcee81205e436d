import { z } from 'zod';

/** The mails a user wants besides those that the account itself needs, and their other notification choices. */
export const notificationChoices = z.object({
  /** As a rep: how applications end, interviews proposed, moved and cancelled, and agreed work that changes. */
  applicationUpdates: z.boolean(),
  newApplicants: z.boolean(),
  /** As a business: how a rep answers an interview. */
  interviewAnswers: z.boolean(),
  /** As a business: the last day to apply is near. */
  jobClosing: z.boolean(),
  /** As either side: each step of agreed work, and the deadlines that are near. */
  workUpdates: z.boolean(),
  /** As a rep: new jobs that fit, in the app and on devices, and not by mail. */
  fittingJobs: z.boolean(),
  /** Messages that were not read for a quarter of an hour. */
  messages: z.boolean(),
  productNews: z.boolean(),
  /** Nothing about messages comes by mail, or to a device, between 20:00 and 07:00. */
  quietNights: z.boolean(),
  /** Notifications on devices show the words of a message, and not only its sender. */
  messagePreviews: z.boolean(),
});

export type NotificationChoices = z.output<typeof notificationChoices>;

export type NotificationChoice = keyof NotificationChoices;
