import { useSearchParams } from 'react-router';
import { destinationOf } from '#domain/accounts/redirect-target.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/** The page that somebody at a door is on the way to, by its address. */
export function useDestination(): string | null {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  return hydrated ? destinationOf(window.location.origin, search) : null;
}
