import { viewingPath } from '#contract/operators/viewing-path.ts';
import { endViewing, type TabViewing, viewingKey } from './viewing.ts';

/** From the next page load on, this tab shows what that user sees. */
export function startViewing({ id, userId, email, endsAt }: TabViewing, address: string): void {
  sessionStorage.setItem(viewingKey, JSON.stringify({ id, userId, email, endsAt } satisfies TabViewing));
  window.location.replace(address);
}

/** Ends the viewing. Throws on a server error, or if the server can't be reached. */
export async function stopViewing(): Promise<void> {
  const { status } = await fetch(viewingPath, { method: 'DELETE' });
  // An admin who lost the permission has no viewing either.
  if (status >= 500) throw new Error(`The server answered ${status}`);
  endViewing();
}
