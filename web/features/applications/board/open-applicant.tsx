import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApplicantPanel, type OfAccepted } from './applicant-panel.tsx';
import { type BoardPlace, boardAddress } from './board-address.ts';
import type { ApplicantOrder } from './use-applicant-lists.ts';

interface OpenApplicantProps {
  readonly place: BoardPlace;
  readonly hiringRefusal: string | null;
  readonly ofAccepted: OfAccepted;
  /** The lists on the screen: the neighbours come from the one in which the applicant was opened. */
  readonly lists: readonly ApplicantOrder[];
}

/** The applicant in the URL. */
export function OpenApplicant({ place, ...rest }: OpenApplicantProps) {
  return place.applicant ? <Opened {...rest} place={place} applicationId={place.applicant} /> : null;
}

function Opened(props: OpenApplicantProps & { readonly applicationId: string }) {
  const { place, applicationId, hiringRefusal, ofAccepted, lists } = props;
  const navigate = useNavigate();
  const location = useLocation();
  const { order, more } = useOrder(lists, applicationId);
  const at = order.indexOf(applicationId);

  // Loads the next page here, without a return to the list.
  const loadMore = useEffectEvent(() => {
    if (more && !more.isFetchingNextPage) void more.fetchNextPage();
  });
  const nearEnd = at >= 0 && at >= order.length - 2 && more?.hasNextPage === true;
  useEffect(() => {
    if (nearEnd) loadMore();
  }, [nearEnd]);

  const stepTo = (applicant: string | undefined) =>
    applicant === undefined || at < 0
      ? null
      : () => void navigate(boardAddress({ ...place, applicant }), { replace: true, state: location.state });

  function close() {
    const { fromList } = (location.state ?? {}) as { fromList?: boolean };
    if (fromList) void navigate(-1);
    else void navigate(boardAddress({ ...place, applicant: undefined }), { replace: true });
  }

  return (
    <ApplicantPanel
      applicationId={applicationId}
      hiringRefusal={hiringRefusal}
      ofAccepted={ofAccepted}
      onPrevious={stepTo(order[at - 1])}
      onNext={stepTo(order[at + 1])}
      onClose={close}
    />
  );
}

/**
 * The previous and next applicant, by the list as it was when the first one was opened: a decided applicant moves to
 * another list, and the next one stays the next one.
 */
function useOrder(lists: readonly ApplicantOrder[], applicationId: string) {
  const [opened, setOpened] = useState<{ name: string; ids: readonly string[] } | null>(null);
  const found = lists.find(({ ids }) => ids.includes(applicationId));
  if (!opened && found) setOpened({ name: found.name, ids: found.ids });
  const list = lists.find(({ name }) => name === opened?.name);
  const later = list?.ids.filter((id) => !opened?.ids.includes(id)) ?? [];
  return { order: opened ? [...opened.ids, ...later] : [], more: list?.more };
}
