import { useSyncExternalStore } from 'react';

const wide = () => window.matchMedia('(min-width: 48rem)');

function subscribe(onChange: () => void): () => void {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** From a tablet upwards: as the `md:` of the styles. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => true,
  );
