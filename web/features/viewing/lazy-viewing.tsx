import { lazy, Suspense } from 'react';
import { viewing } from '#web/lib/viewing.ts';

// Few tabs are viewings by an admin: the code is loaded only there.
const ViewingBanner = lazy(async () => ({ default: (await import('./viewing-banner.tsx')).ViewingBanner }));

export function LazyViewing() {
  const seen = viewing();
  return seen ? (
    <Suspense>
      <ViewingBanner viewing={seen} />
    </Suspense>
  ) : null;
}
