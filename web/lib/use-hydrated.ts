import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a prerendered page is hydrating: until then it shows the prerendered state, whatever the URL says. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
