import type { ReceivedCounts } from '#contract/applications/applications.ts';
import { ApplicantColumn } from './applicant-column.tsx';
import { type BoardPlace, boardAddress } from './board-address.ts';
import { boardStatuses, type useApplicantLists } from './use-applicant-lists.ts';
import type { Chosen } from './use-chosen.ts';

interface ApplicantBoardProps {
  readonly place: BoardPlace;
  readonly columns: ReturnType<typeof useApplicantLists>['columns'];
  readonly counts: ReceivedCounts | undefined;
  readonly chosen: Chosen;
}

/** The applicants in columns, one per status; each column loads separately. */
export function ApplicantBoard({ place: { criteria }, columns, counts, chosen }: ApplicantBoardProps) {
  return (
    <div className="grid grid-cols-4 gap-3">
      {boardStatuses.map((status) => (
        <ApplicantColumn
          key={status}
          status={status}
          list={columns[status]}
          count={counts?.[status]}
          chosen={chosen}
          addressOf={(applicant) => boardAddress({ criteria, applicant })}
        />
      ))}
    </div>
  );
}
