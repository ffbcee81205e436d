import { z } from 'zod';

/** Which mails a person wants besides those that the account itself needs. */
export const notificationChoices = z.object({
  applicationUpdates: z.boolean(),
  newApplicants: z.boolean(),
  productNews: z.boolean(),
});

export type NotificationChoices = z.output<typeof notificationChoices>;
