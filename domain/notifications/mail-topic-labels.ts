import type { StoppableMails } from '#contract/notifications/notifications.ts';

/** What the choice about such mails is called in the settings. */
export const mailTopicLabels: Record<StoppableMails, string> = {
  applicationUpdates: 'Updates on my applications',
  newApplicants: 'New applicants',
  interviewAnswers: 'Answers to interviews',
  jobClosing: 'Jobs that close soon',
  workUpdates: 'Updates on my gigs',
  messages: 'Messages',
};
