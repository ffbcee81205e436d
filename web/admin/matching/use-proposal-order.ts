import { useLayoutEffect, useRef, useState } from 'react';
import type { ReviewedProposal } from '#contract/matching/review.ts';
import { inOrder, isSameOrder, moved } from './proposal-order.ts';

const idsOf = (proposals: readonly ReviewedProposal[]) => proposals.map(({ repId }) => repId);

export type Step = -1 | 1;

/** The button that moves a rep. */
export const stepButtonId = (repId: string, step: Step) => `${step === -1 ? 'up' : 'down'}-${repId}`;

/** The reviewer's order of reps that are not dropped, until saved or discarded. */
export function useProposalOrder(proposals: readonly ReviewedProposal[]) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const pressed = useRef<string | null>(null);
  const shown = inOrder(proposals, chosen);
  const ids = idsOf(shown);

  // A card that moves loses the focus, or leaves the screen; the same button is often pressed repeatedly.
  useLayoutEffect(() => {
    const button = pressed.current === null ? null : document.getElementById(pressed.current);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'center' });
    pressed.current = null;
  });

  return {
    shown,
    ids,
    changed: !isSameOrder(ids, idsOf(proposals)),
    /** The rep's new position, for screen readers. */
    said,
    move(repId: string, name: string, step: Step) {
      const next = moved(ids, repId, step);
      pressed.current = stepButtonId(repId, step);
      setChosen(next);
      setSaid(`${name} is now number ${next.indexOf(repId) + 1} of ${next.length}`);
    },
    letGo() {
      setChosen([]);
      setSaid('');
      // The pressed button disappears with it.
      requestAnimationFrame(() => document.getElementById('proposals')?.focus());
    },
  };
}
