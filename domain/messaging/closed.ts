import type { ConversationKind, MemberSide, ReasonClosed, RepliesTo } from '#contract/messaging/options.ts';

export interface MemberState {
  readonly kind: ConversationKind;
  readonly side: MemberSide;
  readonly repliesTo: RepliesTo | null;
  readonly left: boolean;
  /** The other participant's account is closed. */
  readonly otherGone: boolean;
  /** One of the two blocked the other. In a business's thread with all its hired reps a block has no effect. */
  readonly blocked: boolean;
}

/** Why a participant cannot write; null: they can. */
export function reasonClosed({ kind, side, repliesTo, left, otherGone, blocked }: MemberState): ReasonClosed | null {
  if (left) return 'left';
  if (otherGone) return 'other_gone';
  if (blocked) return 'blocked';
  return kind === 'job' && side === 'rep' && repliesTo === 'business' ? 'replies_private' : null;
}
