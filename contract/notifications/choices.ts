import { z } from 'zod';

/** Which mails a person wants besides those that the account itself needs. */
export const notificationChoices = z.object({
  /** As a rep: how applications end, interviews proposed, moved and cancelled, and agreed work that is moved. */
  applicationUpdates: z.boolean(),
  newApplicants: z.boolean(),
  /** As a business: how a rep answers an interview. */
  interviewAnswers: z.boolean(),
  /** As a business: the last day to apply is near. */
  jobClosing: z.boolean(),
  /** As either side: each step of agreed work, and the deadlines that are near. */
  workUpdates: z.boolean(),
  productNews: z.boolean(),
});

export type NotificationChoices = z.output<typeof notificationChoices>;

export type NotificationChoice = keyof NotificationChoices;
