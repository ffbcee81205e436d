/** Retention periods, as the privacy and cookie pages state them. A test compares them with the server's. */
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
  /** Scans of sales codes. */
  scanDays: 400,
} as const;
