import { useSyncExternalStore } from 'react';

/** Chromium's own event; other browsers install from their menus and never send it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function change(next: InstallPromptEvent | null) {
  offer = next;
  for (const listener of listeners) listener();
}

/** Captures the browser's install prompt until our own button uses it. */
export function watchInstallPrompt(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    change(event as InstallPromptEvent);
  };
  const drop = () => change(null);
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', drop);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', drop);
  };
}

/** True when the visitor accepted. A prompt can be used once. */
async function install(): Promise<boolean> {
  const taken = offer;
  if (!taken) return false;
  change(null);
  return (await taken.prompt()).outcome === 'accepted';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the install prompt; null if the browser doesn't offer one. */
export function useInstallPrompt(): (() => Promise<boolean>) | null {
  return useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  )
    ? install
    : null;
}
