import { PageHeader } from '#web/features/shell/page-header.tsx';
import type { PortalTab, TabContents } from '#web/features/shell/portal-tabs.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';

interface TabContentProps<Id extends string> {
  readonly tab: PortalTab<Id>;
  readonly contents: TabContents<Id>;
}

/** Keyed by tab: the previous one gives way immediately, whether or not the code is loaded. */
export const TabContent = <Id extends string>({ tab: { id, label }, contents }: TabContentProps<Id>) => (
  <LazyPart
    key={id}
    part={contents[id]}
    frame={(content) => (
      <>
        <PageHeader title={label} brief />
        {content}
      </>
    )}
    fallback={<SkeletonCards label={`Loading ${label}`} />}
  >
    {(Content) => <Content />}
  </LazyPart>
);
