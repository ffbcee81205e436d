import { useEffect } from 'react';
import { watchInstallPrompt } from './install-prompt.ts';

/** Makes the site installable, with an offline page. */
export function Installable() {
  useEffect(() => {
    const stop = watchInstallPrompt();
    if (import.meta.env.PROD && 'serviceWorker' in navigator) afterLoad(registerServiceWorker);
    return stop;
  }, []);
  return null;
}

/** The page's own requests come first. */
function afterLoad(work: () => void) {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}

function registerServiceWorker() {
  // Refused in some private windows: the site works without.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}
