import { seeingEndedAddress } from '#contract/site/seeing-addresses.ts';

/** As whom an administrator sees in this tab. Worth nothing without their session, which no script can read. */
export interface TabViewing {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly endsAt: string;
}

/** Of this tab alone: the others stay as they are. */
export const viewingKey = 'thengisa-viewing';

function read(): TabViewing | null {
  try {
    return JSON.parse(sessionStorage.getItem(viewingKey) ?? 'null') as TabViewing | null;
  } catch {
    return null;
  }
}

const current = typeof window === 'undefined' ? null : read();

// Nothing is kept of that person on this device, and nothing is touched of what the administrator has here themselves: their
// sign-in, drafts, messages that wait to be sent, courses to be read without a network. Whatever a feature keeps, and will ever
// keep, goes with the tab, or is as if storage were off.
if (current) {
  const theme = localStorage.getItem('theme');
  if (theme) sessionStorage.setItem('theme', theme);
  Object.defineProperty(window, 'localStorage', { value: sessionStorage });
  for (const name of ['indexedDB', 'BroadcastChannel']) Reflect.deleteProperty(window, name);
}

/** The same for as long as the page stands: whatever changes it loads the tab anew. */
export const viewing = (): TabViewing | null => current;

/** Nothing of that person stays in the tab. */
export function endViewing(): void {
  sessionStorage.clear();
  window.location.replace(seeingEndedAddress);
}
