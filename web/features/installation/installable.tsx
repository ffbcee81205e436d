import { useEffect } from 'react';
import { watchInstallPrompt } from './install-prompt.ts';

/** Lets the site be installed, and gives it a page to show without a network. */
export function Installable() {
  useEffect(() => {
    const stop = watchInstallPrompt();
    if (import.meta.env.PROD && 'serviceWorker' in navigator) afterLoad(registerServiceWorker);
    return stop;
  }, []);
  return null;
}

/** What the page itself needs comes first. */
function afterLoad(work: () => void) {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}

function registerServiceWorker() {
  // Refused in some private windows: the site works without.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}
