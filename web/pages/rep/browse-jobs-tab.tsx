import { Bookmark } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { repPath } from '#contract/site/sign-in-addresses.ts';
import { useAppliedJobs } from '#web/features/applications/use-applied-jobs.ts';
import { AppliedJobs } from '#web/features/jobs/applied-jobs.ts';
import type { BrowseCriteria } from '#web/features/jobs/browse/browse-api.ts';
import { BrowseList } from '#web/features/jobs/browse/browse-list.tsx';
import { FilterPanel } from '#web/features/jobs/browse/filter-panel.tsx';
import {
  type BrowseView,
  criteriaOf,
  filtersOf,
  viewOf,
  withCriteria,
  withView,
} from '#web/features/jobs/browse/filters-in-address.ts';
import { BestJobs } from '#web/features/matching/rep/best-jobs.tsx';
import { NewInvitations } from '#web/features/matching/rep/new-invitations.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { useReachedLinks } from '#web/lib/use-reached-links.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { LazyPart, loadAhead, type Part, partOf } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { useScreen } from '#web/ui/use-screen.ts';

const tabs = [
  { view: 'all', label: 'Browse All Jobs' },
  { view: 'categories', label: 'Job Categories' },
  { view: 'tips', label: 'Application Tips' },
] as const;

const parts = {
  categories: partOf(async () => ({
    default: (await import('#web/features/jobs/browse/categories-view.tsx')).CategoriesView,
  })),
  tips: partOf(async () => ({ default: (await import('#web/features/jobs/application-tips.tsx')).ApplicationTips })),
  saved: partOf(async () => ({ default: (await import('#web/features/jobs/browse/saved-view.tsx')).SavedView })),
  recommended: partOf(async () => ({
    default: (await import('#web/features/matching/rep/recommended-view.tsx')).RecommendedView,
  })),
} satisfies Record<Exclude<BrowseView, 'all'>, Part<object>>;

function loadViewOf({ search }: { readonly search: string }) {
  const view = viewOf(new URLSearchParams(search));
  if (view !== 'all') loadAhead(parts[view]);
}

// After a link from outside, the view's code needn't wait until the tab is shown.
loadViewOf(window.location);

/** They have a separate page, with a back link. */
const apart: Partial<Record<BrowseView, { readonly title: string; readonly description: string }>> = {
  saved: { title: 'Saved', description: 'Your saved jobs and searches.' },
  recommended: { title: 'For you', description: 'Jobs that fit your profile and businesses that invite you.' },
};

export default function BrowseJobsTab() {
  const [search] = useSearchParams();
  const active = viewOf(search);
  useReachedLinks(loadViewOf);
  const addressOf = (view: BrowseView) => `${repPath}?${withView(search, view)}`;
  const content =
    active === 'all' ? (
      <BrowseAll />
    ) : (
      <LazyPart key={active} part={parts[active]} fallback={<SkeletonCards label="Loading this view" />}>
        {(Content) => <Content />}
      </LazyPart>
    );
  const alone = apart[active];
  if (alone) {
    return (
      <>
        <PageHeader
          above={<BackLink to={addressOf('all')}>All jobs</BackLink>}
          title={alone.title}
          description={alone.description}
        />
        {content}
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="Browse Jobs"
        description="Find a gig that suits you. Open a job to see the details and apply."
        brief
        action={
          <LinkButton
            to={addressOf('saved')}
            variant="secondary"
            icon={<Bookmark aria-hidden="true" className="size-4.5" />}
          >
            Saved
          </LinkButton>
        }
      />
      <TabLinks
        label="Parts of Browse Jobs"
        className="mb-4 md:mb-6"
        tabs={tabs.map(({ view, label }) => ({ to: addressOf(view), label, active: view === active }))}
      />
      {content}
    </>
  );
}

function BrowseAll() {
  const [search, setSearch] = useSearchParams();
  const searchField = useRef<HTMLInputElement>(null);
  // The URL is updated a moment later: a choice made before then must not undo the previous one.
  const [asked, setAsked] = useState<BrowseCriteria | null>(null);
  const isFollowed = asked === null || withCriteria(search, asked).toString() === search.toString();
  useEffect(() => {
    if (isFollowed) setAsked(null);
  }, [isFollowed]);
  const criteria = asked ?? criteriaOf(search);
  const { sort, near } = criteria;
  // Typing adds one history entry, not one per letter.
  const show = (wanted: BrowseCriteria, typing = false) => {
    setAsked(wanted);
    setSearch((now) => withCriteria(now, wanted), { replace: typing, preventScrollReset: true });
  };
  const filters = filtersOf(criteria);
  // On a phone the search stays visible, and recommendations give way to results.
  const phone = useScreen() === 'phone';
  const recommended =
    phone && Object.keys(filters).length > 0 ? null : (
      <Fragment key="recommended">
        <NewInvitations />
        <BestJobs />
      </Fragment>
    );
  return (
    <AppliedJobs value={useAppliedJobs()}>
      {phone ? null : recommended}
      <FilterPanel
        filters={filters}
        onChange={(wanted, typing) => show({ ...wanted, ...(sort && { sort }), ...(near && { near }) }, typing)}
        searchRef={searchField}
      />
      {phone ? recommended : null}
      <BrowseList
        criteria={criteria}
        onChange={show}
        onRetype={() => {
          searchField.current?.focus();
          searchField.current?.select();
        }}
      />
    </AppliedJobs>
  );
}
