import { useId } from 'react';
import { canApply } from '#domain/applications/application-lifecycle.ts';
import { applicationStatusTexts } from '#texts/applications/status.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TabCount } from '#web/ui/tab-count.tsx';
import { ApplicantTile } from './applicant-tile.tsx';
import { ChooseBox } from './choose-box.tsx';
import { type ApplicantList, type boardStatuses, itemsOf } from './use-applicant-lists.ts';
import type { Chosen } from './use-chosen.ts';

type ColumnStatus = (typeof boardStatuses)[number];

interface ApplicantColumnProps {
  readonly status: ColumnStatus;
  readonly list: ApplicantList;
  readonly count: number | undefined;
  readonly chosen: Chosen;
  readonly addressOf: (applicationId: string) => string;
}

const emptyTexts: Record<ColumnStatus, string> = {
  pending: 'No applicants are waiting for your answer.',
  interview: 'No interviews yet. Open an applicant and invite them.',
  accepted: 'No reps accepted yet.',
  rejected: 'No applicants rejected.',
};

/** A column of applicants of one status. It scrolls separately, so that a long column doesn't hide the others. */
export function ApplicantColumn({ status, list, count, chosen, addressOf }: ApplicantColumnProps) {
  const id = useId();
  const { query } = list;
  const items = itemsOf(list);
  const label = applicationStatusTexts[status].label;
  const ticked = items.filter((one) => chosen.has(one.id)).length;
  return (
    <section
      aria-labelledby={id}
      className="flex max-h-[min(48rem,82dvh)] min-w-0 flex-col overflow-hidden rounded-card bg-sunken"
    >
      <header className="flex min-h-13 items-center gap-2.5 px-5 py-2">
        {canApply('reject', status) && items.length > 0 ? (
          <ChooseBox
            label={`Select all ${items.length} shown in ${label}`}
            checked={ticked === items.length}
            mixed={ticked > 0 && ticked < items.length}
            onChange={(checked) => chosen.put(items, checked)}
          />
        ) : null}
        <h3 id={id} className="me-auto text-base">
          {label}
        </h3>
        <TabCount count={count} />
      </header>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-2 pb-2">
        {query.isPending ? (
          <Skeleton className="h-24 w-full rounded-card" label={`Loading ${label}`} grows />
        ) : query.data ? (
          <ul className="grid gap-2">
            {items.map((application) => (
              <li key={application.id} className="min-w-0">
                <ApplicantTile
                  application={application}
                  to={addressOf(application.id)}
                  {...(status !== 'rejected' && { chosen })}
                />
              </li>
            ))}
          </ul>
        ) : (
          <div className="grid gap-3 p-3 text-sm" role="alert">
            <p>{query.error.message}</p>
            <Button variant="secondary" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
              Try again
            </Button>
          </div>
        )}
        {query.data && items.length === 0 ? (
          <p className="px-3 pb-4 text-ink-soft text-sm">{emptyTexts[status]}</p>
        ) : null}
        {query.hasNextPage ? (
          <Button
            variant="ghost"
            size="small"
            full
            className="mt-2"
            busy={query.isFetchingNextPage}
            busyLabel="Loading"
            onClick={() => void query.fetchNextPage()}
          >
            Show more
          </Button>
        ) : null}
      </div>
    </section>
  );
}
