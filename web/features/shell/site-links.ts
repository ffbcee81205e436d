import { adminLoginPath, signInFor, signInPath, signUpPath } from '#contract/site/sign-in-addresses.ts';
/** The links of the navigation bar, in order. */
export const mainLinks = [
  { to: '/businesses', label: 'For Businesses' },
  { to: '/reps', label: 'For Reps' },
  { to: '/how-it-works', label: 'How It Works' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
] as const;

export const investLink = { to: '/investment', label: 'Invest' } as const;

/** The header's primary action, and the sign-in link. */
export const headerActions = {
  signIn: { to: signInPath, label: 'Sign In' },
  start: { to: signUpPath, label: 'Get Started' },
} as const;

export const signedOutLinks = [
  { to: signInFor('business'), label: 'Find Reps' },
  { to: signInFor('rep'), label: 'Apply' },
  { to: adminLoginPath, label: 'Admin' },
] as const;

export const footerLinks = [
  { to: '/businesses', label: 'Find Sales Reps' },
  { to: '/how-it-works', label: 'How It Works' },
  { to: '/how-it-works#pricing', label: 'Pricing' },
  { to: '/reps', label: 'Apply to Be a Rep' },
  { to: '/jobs', label: 'Open Gigs' },
  { to: '/about', label: 'About Us' },
  { to: '/contact', label: 'Contact' },
] as const;

export const moreLinks = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms of use' },
  { to: '/cookies', label: 'Cookies' },
  { to: '/security', label: 'Security' },
  { to: '/reliability', label: 'Reliability' },
  { to: '/investment', label: 'Invest' },
  { to: adminLoginPath, label: 'Admin' },
] as const;
