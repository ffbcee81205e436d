import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ApplicantCriteria } from '../api.ts';
import { addressable, boardAddress, readBoardPlace } from './board-address.ts';

/** What of the applicants is shown, and a way to narrow it or to put it in another order. */
export function useBoardPlace() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const place = readBoardPlace(search);
  // The address follows a moment later: a choice made meanwhile must not undo the one before.
  const [asked, setAsked] = useState<ApplicantCriteria | null>(null);
  const isFollowed = asked === null || boardAddress({ criteria: asked }) === boardAddress({ criteria: place.criteria });
  useEffect(() => {
    if (isFollowed) setAsked(null);
  }, [isFollowed]);
  return {
    place: { ...place, criteria: asked ?? place.criteria },
    /** `typing`: goes on with the change before, and is no step of its own. */
    narrow(criteria: ApplicantCriteria, typing = false) {
      setAsked(addressable(criteria));
      void navigate(boardAddress({ show: place.show, criteria }), { replace: typing, preventScrollReset: true });
    },
  };
}
