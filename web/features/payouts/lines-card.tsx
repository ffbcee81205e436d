import { useInfiniteQuery } from '@tanstack/react-query';
import type { WalletLine } from '#contract/payouts/wallet.ts';
import { workAddress } from '#contract/site/portal-addresses.ts';
import { payoutStatusTexts } from '#texts/payouts/status.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
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
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
          <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onLoadMore={() => void fetchNextPage()} />
        </>
      )}
    </Card>
  );
}

function Line({ line }: { readonly line: WalletLine }) {
  const { title, text } = lineWords(line);
  const status = line.kind === 'payout' && line.status ? payoutStatusTexts[line.status] : null;
  return (
    <MoneyRow
      title={line.engagementId ? <TextLink to={workAddress(line.engagementId)}>{title}</TextLink> : title}
      amount={signed(line.amountCents)}
      badge={status ? <StatusBadge {...status} /> : null}
    >
      {text}
    </MoneyRow>
  );
}
