import { useSyncExternalStore } from 'react';

export const themeChoices = ['light', 'dark', 'system'] as const;

export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'theme';

/** Runs in the head before the first paint, so that a dark page never flashes white. Must stay self-contained. */
export const themeScript = `(()=>{let c;try{c=localStorage.getItem('${storageKey}')}catch{}
document.documentElement.dataset.theme=c==='dark'||(c!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches)?'dark':'light'})()`;

const listeners = new Set<() => void>();

function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    // Storage is off in some private windows.
    return 'system';
  }
}

function paint() {
  const choice = storedChoice();
  const dark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

export function chooseTheme(choice: ThemeChoice) {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    document.documentElement.dataset.theme = choice;
  }
  paint();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', paint);
  window.addEventListener('storage', paint);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', paint);
    window.removeEventListener('storage', paint);
  };
}

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, storedChoice, () => 'system');
