/** Sign-in addresses, and the first page of each signed-in area: little enough for the public pages. */
export const authPath = '/auth';
export const signInPath = '/auth?tab=signin';
export const signUpPath = '/auth?tab=signup';
/** For a signed-in user without a profile. */
export const registerPath = '/auth?register=true';
export const forgotPasswordPath = '/auth/forgot-password';
/** Targets of the mails about a second factor. */
export const notMePath = '/this-was-not-me';
export const newPasswordPath = '/auth/new-password';
export const onboardingPath = '/legal-onboarding';
export const businessPath = '/dashboard';
export const repPath = '/rep-portal';
export const settingsPath = '/settings';
export const adminPath = '/admin';
export const adminLoginPath = '/admin/login';
/** In the fragment, which browsers don't send and logs don't keep. */
export const invitationAddress = (token: string) => `${adminLoginPath}#${invitationMark}${token}`;
export const invitationMark = 'invitation=';
export const adminSetUpPath = '/admin/login?second-factor=set-up';

/** The name of the parameter with the page that a visitor was on the way to, in sign-in addresses. */
export const destinationName = 'next';

/** @param destination null for the default */
export function withDestination(door: string, destination: string | null): string {
  if (destination === null) return door;
  const [path, query] = door.split('?');
  const search = new URLSearchParams(query);
  search.set(destinationName, destination);
  return `${path}?${search}`;
}

type Portal = 'business' | 'rep';

export const signInFor = (portal: Portal) => `/auth?portal=${portal}` as const;
/** For a signed-in user without the portal's role. */
export const registerFor = (portal: Portal) => `/auth?portal=${portal}&register=true` as const;
export const signUpFor = (portal: Portal) => `/auth?portal=${portal}&tab=signup` as const;
