import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { receivedOneQuery } from '#web/features/applications/api.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import type { ApplicantMove } from './applicant-moves.ts';
import { type BoardPlace, boardAddress } from './board-address.ts';
import { CompareTable } from './compare-table.tsx';

interface ApplicantCompareProps {
  readonly place: BoardPlace;
  readonly hiringRefusal: string | null;
  readonly onMove: (application: ReceivedApplication, move: ApplicantMove) => void;
}

/** The applicants in the URL, side by side. */
export function ApplicantCompare({ place, hiringRefusal, onMove }: ApplicantCompareProps) {
  const queries = useQueryClient();
  const results = useQueries({ queries: place.compare.map((id) => receivedOneQuery(queries, id)) });
  const applications = results.flatMap(({ data }) => data ?? []);
  const failed = results.find(({ error, data }) => error && !data);
  return (
    <>
      <div className="mb-4">
        <BackLink to={boardAddress({ show: place.show, criteria: place.criteria })}>All applicants</BackLink>
      </div>
      {failed?.error ? (
        <QueryTrouble error={failed.error} busy={failed.isFetching} onRetry={() => void failed.refetch()} />
      ) : applications.length < place.compare.length ? (
        <SkeletonCards count={1} label="Loading the applicants" />
      ) : (
        <CompareTable
          applications={applications}
          addressOf={(applicant) => boardAddress({ ...place, applicant })}
          hiringRefusal={hiringRefusal}
          onMove={onMove}
        />
      )}
    </>
  );
}
