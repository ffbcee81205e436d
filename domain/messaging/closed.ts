import type { ConversationKind, MemberSide, ReasonClosed, RepliesTo } from '#contract/messaging/options.ts';

export interface Standing {
  readonly kind: ConversationKind;
  readonly side: MemberSide;
  readonly repliesTo: RepliesTo | null;
  readonly left: boolean;
  /** Whom they write to has no account any more. */
  readonly otherGone: boolean;
  /** One of the two blocked the other. A business that writes to all who are hired blocks nobody by it. */
  readonly blocked: boolean;
}

/** Why somebody who takes part cannot write; null: they can. */
export function reasonClosed({ kind, side, repliesTo, left, otherGone, blocked }: Standing): ReasonClosed | null {
  if (left) return 'left';
  if (otherGone) return 'other_gone';
  if (blocked) return 'blocked';
  return kind === 'job' && side === 'rep' && repliesTo === 'business' ? 'replies_private' : null;
}
