import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer, QrCode } from 'lucide-react';
import { useState } from 'react';
import type { Engagement } from '#contract/engagements/engagements.ts';
import { type SalesOfGig, salesApi } from '#contract/engagements/sales.ts';
import { salesCardAddress } from '#contract/site/portal-addresses.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { staleAfter } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { salesCodeQuery, salesOfGigQuery, salesOfRepQuery } from './api.ts';
import { saleColumns } from './columns.tsx';
import { SalesSoFar } from './so-far.tsx';

type Work = Pick<Engagement, 'id' | 'title' | 'companyName'>;

/** A rep’s code on a gig, what sales earned, and each sale. */
export default function RepSales({ work }: { readonly work: Work }) {
  const query = useQuery(salesOfGigQuery(work.id));
  return (
    <>
      <Card title="Your sales code">
        <QueryPart query={query} label="Loading your code" height="min-h-48">
          {({ code }) => (code === null ? <GetCode work={work} /> : <OwnCode work={work} />)}
        </QueryPart>
      </Card>
      <Card title="Your sales" description="Each sale that uses your code.">
        <QueryPart query={query} label="Loading your sales" height="min-h-72">
          {(sales) => <SalesSoFar sales={sales} />}
        </QueryPart>
      </Card>
      {query.data ? <EachSale work={work} sales={query.data} /> : null}
    </>
  );
}

function GetCode({ work: { id, companyName } }: { readonly work: Work }) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function get() {
    setBusy(true);
    try {
      await queries.fetchQuery(salesCodeQuery(id));
      await queries.invalidateQueries(staleAfter(salesApi.openCode));
    } catch (error) {
      failureToast('We couldn’t get your code', error);
    }
    setBusy(false);
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p className="leading-normal">
        Customers of {companyName} use your code when they buy. Each sale with your code counts for you.
      </p>
      <Button
        full="phone"
        busy={busy}
        busyLabel="Getting your code"
        icon={<QrCode aria-hidden="true" className="size-5" />}
        onClick={() => void get()}
      >
        Get my code
      </Button>
    </div>
  );
}

function OwnCode({ work: { id, title, companyName } }: { readonly work: Work }) {
  const query = useQuery(salesCodeQuery(id));
  const { data } = query;
  if (query.error && !data)
    return <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  return (
    <div className="flex flex-wrap items-start gap-4">
      {data ? (
        <img
          src={data.qrCode}
          alt="QR code of your short link"
          className="size-40 shrink-0 rounded-control border border-line bg-white"
        />
      ) : (
        <Skeleton className="size-40" label="Loading the QR code" />
      )}
      {data ? (
        <div className="grid min-w-0 flex-1 basis-48 gap-3">
          <p className="figures font-bold font-display text-3xl tracking-wide" data-testid="sales-code">
            {data.code}
          </p>
          <p className="wrap-anywhere">{data.address}</p>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={data.address}>Copy link</CopyButton>
            <ShareButton title={title} text={companyName} url={data.address}>
              Share link
            </ShareButton>
            <LinkButton
              to={salesCardAddress(id)}
              variant="secondary"
              size="small"
              icon={<Printer aria-hidden="true" className="size-4" />}
            >
              Print a card
            </LinkButton>
          </div>
        </div>
      ) : null}
    </div>
  );
}

function EachSale({ work: { id }, sales }: { readonly work: Work; readonly sales: SalesOfGig }) {
  const query = useInfiniteQuery(salesOfRepQuery(id));
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (query.error && !query.data)
    return <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  return (
    <Card title="Each sale" flush>
      <Table
        caption="Your sales, newest first"
        columns={saleColumns}
        rows={rows}
        rowKey={(sale) => sale.id}
        loading={query.isPending}
        empty={
          <p className="p-(--gutter) text-ink-soft">
            No sales yet. {sales.code === null ? 'Get your code to start.' : 'Show customers your code to start.'}
          </p>
        }
      />
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
      />
    </Card>
  );
}
