/** Pages with full content in their HTML, made at build. */
export const publicPages = ['/'] as const;

/** First parts of the addresses that need JavaScript and, but for sign-in, a session. */
export const portals = ['auth', 'dashboard', 'rep-portal', 'settings', 'legal-onboarding'] as const;
