import { seeingEndedAddress } from '#contract/site/seeing-addresses.ts';

/** The user an administrator sees as in this tab. Useless without their session, which no script can read. */
export interface TabViewing {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly endsAt: string;
}

/** Of this tab only: the others are unaffected. */
export const viewingKey = 'thengisa-viewing';

function read(): TabViewing | null {
  try {
    return JSON.parse(sessionStorage.getItem(viewingKey) ?? 'null') as TabViewing | null;
  } catch {
    return null;
  }
}

const current = typeof window === 'undefined' ? null : read();

// Stores nothing of the viewed user on this device, and leaves the admin's own data alone: their sign-in, drafts,
// queued messages, offline courses. Whatever a feature stores, now or later, goes with the tab, or behaves as if
// storage were off.
if (current) {
  const theme = localStorage.getItem('theme');
  if (theme) sessionStorage.setItem('theme', theme);
  Object.defineProperty(window, 'localStorage', { value: sessionStorage });
  for (const name of ['indexedDB', 'BroadcastChannel']) Reflect.deleteProperty(window, name);
}

/** Fixed for as long as the page is loaded: every change reloads the tab. */
export const viewing = (): TabViewing | null => current;

/** Clears everything of that user from the tab. */
export function endViewing(): void {
  sessionStorage.clear();
  window.location.replace(seeingEndedAddress);
}
