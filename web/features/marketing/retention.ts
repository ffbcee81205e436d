/** How long things are kept, as the privacy and cookie pages say it. A test holds it against what the server does. */
export const retention = {
  signUpDays: 30,
  contactMonths: 24,
  leadMonths: 12,
  formerTrialMonths: 24,
  /** Unless the operator sets VETTING_DOCUMENTS_DAYS. */
  documentDays: 365,
  sessionDays: 90,
  deviceDays: 400,
  adminHours: 24,
  adminCodeMinutes: 10,
  /** How long a team member may view the site as a user. */
  viewingMinutes: 15,
  readNotificationDays: 90,
  notificationDays: 180,
} as const;
