import { useSearchParams } from 'react-router';
import { destinationOf } from '#domain/accounts/redirect-target.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/** The page that a user at a gate came for, by its URL. */
export function useDestination(): string | null {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  return hydrated ? destinationOf(window.location.origin, search) : null;
}
