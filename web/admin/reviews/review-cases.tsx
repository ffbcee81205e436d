import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ReviewCase, reviewCaseLists, reviewCasesApi } from '#contract/trust/review-cases.ts';
import { Listed } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { type AskedDecision, DecideCaseDialog } from './decide-case-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { ReviewCaseRow } from './review-case-row.tsx';

const labels = { open: 'Open', decided: 'Decided' } as const;

/** Reviews that were reported, or that we checked before publishing them. */
export default function ReviewCases() {
  const [address] = useSearchParams();
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const [restored, setRestored] = useState<ReviewCase | null>(null);
  const list = reviewCaseLists.find((one) => one === address.get('list')) ?? 'open';
  const { cursor, pager } = useCursorPages(list);
  const found = useQuery(queryOf(reviewCasesApi.list, { query: { list, cursor } }));
  return (
    <>
      <PageHeader title="Reviews" description="Reported reviews, and those we check before publishing." />
      <TabLinks
        label="Lists of reviews"
        className="mb-4"
        tabs={reviewCaseLists.map((one) => ({
          to: `?tab=reviews&list=${one}`,
          label: labels[one],
          active: one === list,
        }))}
      />
      <Listed
        {...{ found, pager }}
        pages="Pages of reviews"
        empty={
          <EmptyState
            icon={<Star aria-hidden="true" />}
            title={list === 'open' ? 'No reviews are waiting' : 'No decided reviews yet'}
          >
            {list === 'open'
              ? 'Reviews appear here when they are reported, or when both sides may be one person.'
              : 'Decided reviews appear here.'}
          </EmptyState>
        }
      >
        {(rows) =>
          rows === undefined ? (
            <div className="p-(--gutter)">
              <SkeletonText lines={4} />
            </div>
          ) : (
            <ul aria-label={`${labels[list]} reviews`} className="divide-y divide-line">
              {rows.map((one: ReviewCase) => (
                <ReviewCaseRow
                  key={one.id}
                  one={one}
                  onDecide={(outcome) => setAsked({ one, outcome })}
                  onRestore={() => setRestored(one)}
                />
              ))}
            </ul>
          )
        }
      </Listed>
      {asked ? <DecideCaseDialog {...asked} onClose={() => setAsked(null)} /> : null}
      {restored ? <RestoreDialog one={restored} onClose={() => setRestored(null)} /> : null}
    </>
  );
}
