import { useInfiniteQuery } from '@tanstack/react-query';
import type { WalletLine } from '#contract/payouts/wallet.ts';
import { workAddress } from '#contract/site/portal-addresses.ts';
import type { DueReview } from '#contract/trust/reviews.ts';
import { payoutStatusTexts } from '#texts/payouts/status.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { dueReviewsQuery } from '#web/features/reviews/api.ts';
import { ReviewButton } from '#web/features/reviews/review-button.tsx';
import { formatRandExact } from '#web/lib/format.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { linesQuery } from './api.ts';
import { MoneyRow } from './money-row.tsx';
import { lineWords } from './wallet-words.ts';

const signed = (cents: number) => `${cents > 0 ? '+' : ''}${formatRandExact(cents)}`;

/** All transactions of the wallet. */
export function LinesCard() {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(linesQuery);
  const lines = data?.pages.flatMap(({ items }) => items);
  const due = useInfiniteQuery(dueReviewsQuery('rep')).data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Card title="Transactions" flush={lines !== undefined && lines.length > 0}>
      {lines === undefined ? (
        error ? (
          <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24" label="Loading your transactions" grows />
        )
      ) : lines.length === 0 ? (
        <p className="text-ink-soft">No transactions yet. Your earnings and payouts appear here.</p>
      ) : (
        <>
          <ul aria-label="Transactions, newest first" className="divide-y divide-line border-line border-t">
            {lines.map((line, at) => (
              <Line
                key={line.id}
                line={line}
                review={due.find(
                  ({ engagementId }) =>
                    engagementId === line.engagementId &&
                    // Once, where a gig was paid week by week.
                    lines.findIndex((one) => one.engagementId === engagementId) === at,
                )}
              />
            ))}
          </ul>
          <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onLoadMore={() => void fetchNextPage()} />
        </>
      )}
    </Card>
  );
}

function Line({ line, review }: { readonly line: WalletLine; readonly review: DueReview | undefined }) {
  const { title, text } = lineWords(line);
  const status = line.kind === 'payout' && line.status ? payoutStatusTexts[line.status] : null;
  return (
    <MoneyRow
      title={line.engagementId ? <TextLink to={workAddress(line.engagementId)}>{title}</TextLink> : title}
      amount={signed(line.amountCents)}
      badge={status ? <StatusBadge {...status} /> : review ? <ReviewButton gig={review} size="small" /> : null}
    >
      {text}
    </MoneyRow>
  );
}
