import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ApplicantCriteria } from '../api.ts';
import { boardAddress } from './board-address.ts';
import { addressable, readBoardPlace } from './read-board-place.ts';

/** The state of the board in the URL, with setters for filters and order. */
export function useBoardPlace() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const place = readBoardPlace(search);
  // The URL is updated a moment later: a choice made before then must not undo the previous one.
  const [asked, setAsked] = useState<ApplicantCriteria | null>(null);
  const isFollowed = asked === null || boardAddress({ criteria: asked }) === boardAddress({ criteria: place.criteria });
  useEffect(() => {
    if (isFollowed) setAsked(null);
  }, [isFollowed]);
  return {
    place: { ...place, criteria: asked ?? place.criteria },
    /** `typing`: continues the previous change and adds no history entry. */
    narrow(criteria: ApplicantCriteria, typing = false) {
      setAsked(addressable(criteria));
      void navigate(boardAddress({ show: place.show, criteria }), { replace: typing, preventScrollReset: true });
    },
  };
}
