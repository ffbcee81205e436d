import type { Side } from '#web/features/messaging/api.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';

// Its lists and storage are loaded only here.
const view = partOf(() => import('#web/features/messaging/messages-view.tsx'));

/** The messages of one portal. */
export const MessagesTab = ({ side }: { readonly side: Side }) => (
  <LazyPart
    part={view}
    fallback={
      <>
        <PageHeader title="Messages" brief />
        <SkeletonCards label="Loading messages" />
      </>
    }
  >
    {(View) => <View side={side} />}
  </LazyPart>
);
