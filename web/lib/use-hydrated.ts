import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a page that was made at build is being taken over: until then it shows what was made, whatever the address says. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
