import { useSyncExternalStore } from 'react';

export type Screen = 'phone' | 'tablet' | 'desk';

const atLeast = (width: string) => window.matchMedia(`(min-width: ${width})`);
const edges = () => [atLeast('48rem'), atLeast('64rem')];

function subscribe(onChange: () => void): () => void {
  const queries = edges();
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

function current(): Screen {
  const [tablet, desk] = edges();
  if (desk?.matches) return 'desk';
  return tablet?.matches ? 'tablet' : 'phone';
}

/** The screen's size class: as `md:` and `lg:` of the styles. */
export const useScreen = (): Screen => useSyncExternalStore(subscribe, current, () => 'desk');
