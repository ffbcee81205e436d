import { lazy, Suspense } from 'react';
import { viewing } from '#web/lib/viewing.ts';

// Hardly any tab is one where an administrator sees as somebody: its code comes there alone.
const ViewingBanner = lazy(async () => ({ default: (await import('./viewing-banner.tsx')).ViewingBanner }));

export function LazyViewing() {
  const seen = viewing();
  return seen ? (
    <Suspense>
      <ViewingBanner viewing={seen} />
    </Suspense>
  ) : null;
}
