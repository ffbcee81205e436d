import type { NotificationChoice } from '../accounts/notification-choices.ts';

/** The choices that apply to notifications. */
export const mailTopics = [
  'applicationUpdates',
  'newApplicants',
  'interviewAnswers',
  'jobClosing',
  'workUpdates',
] as const;

export type MailTopic = (typeof mailTopics)[number] & NotificationChoice;

/** All the mails that an unsubscribe link stops. */
export const stoppableMails = [...mailTopics, 'messages'] as const;

export type StoppableMails = (typeof stoppableMails)[number] & NotificationChoice;

/** The target of a mail's unsubscribe link: the page that stops the mails of its kind, without a sign-in. */
export const stopMailsPath = '/stop-mails';

/** How long it is recorded which emails were sent, and emails that are written to files are stored. */
export const sentMailDays = 30;
