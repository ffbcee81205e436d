import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { canApply } from '#domain/applications/application-lifecycle.ts';
import { applicationStatusTexts } from '#texts/applications/status.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { Face } from '#web/features/marketing/face.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ApplicantCard } from './applicant-card.tsx';
import type { ApplicantMove } from './applicant-moves.ts';
import { type BoardPlace, boardAddress, filtersOf } from './board-address.ts';
import { type ApplicantList, isOut, itemsOf } from './use-applicant-lists.ts';
import type { Chosen } from './use-chosen.ts';

interface ListedApplicantsProps {
  readonly place: BoardPlace;
  readonly list: ApplicantList;
  readonly chosen: Chosen;
  readonly hiringRefusal: string | null;
  readonly onMove: (application: ReceivedApplication, move: ApplicantMove) => void;
}

/** A list of all applicants, or of those of one status. */
export function ListedApplicants({
  place: { show, criteria },
  list,
  chosen,
  hiringRefusal,
  onMove,
}: ListedApplicantsProps) {
  const narrowed = Object.keys(filtersOf(criteria)).length > 0;
  const open = itemsOf(list).filter(({ status }) => canApply('reject', status));
  return (
    <>
      {open.length > 1 ? (
        <Checkbox
          className="mb-2"
          label={show ? `Select all ${open.length} shown` : `Select all ${open.length} open applicants`}
          checked={open.every(({ id }) => chosen.has(id))}
          onChange={(checked) => chosen.put(open, checked)}
        />
      ) : null}
      <PagedList
        query={list.query}
        noun="applicant"
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            level={3}
            icon={<Face of="Sipho Ndlovu" />}
            title={
              narrowed
                ? 'No applicants match these filters'
                : show
                  ? `No applicants under “${applicationStatusTexts[show].label}”`
                  : 'No applicants yet'
            }
          >
            {narrowed
              ? 'Remove a filter to see more applicants.'
              : show
                ? 'Open All to see everyone who applied.'
                : null}
          </EmptyState>
        }
      >
        {(application) => (
          <ApplicantCard
            application={application}
            to={boardAddress({ show, criteria, applicant: application.id })}
            hiringRefusal={hiringRefusal}
            {...(!isOut(application.status) && { chosen })}
            onMove={(move) => onMove(application, move)}
          />
        )}
      </PagedList>
    </>
  );
}
