import { type SQL, sql } from 'drizzle-orm';
import type { MemberState } from '#domain/messaging/closed.ts';
import { conversationMembers, conversations, messageBlocks } from '../tables.ts';

const { kind } = conversations;
const { side, userId } = conversationMembers;

const writesToOne = sql`(${kind} = 'application' or ${kind} = 'job' and ${side} = 'rep')`;

/** The single person that the member writes to: in a job's group, the business for each rep. */
const whomTheyWriteTo = sql`${conversationMembers} o
  where o.conversation_id = ${conversations.id} and o.user_id <> ${userId} and ${writesToOne}
    and (${kind} = 'application' or o.side = 'business')`;

const blocks = (blocker: SQL, blocked: SQL) =>
  sql<boolean>`exists (select from ${whomTheyWriteTo} and exists (
    select from ${messageBlocks} b where b.blocker_id = ${blocker} and b.blocked_id = ${blocked}))`;

/** For members joined with their conversation. */
export const memberStateColumns = {
  kind,
  side,
  repliesTo: conversations.repliesTo,
  leftPosition: conversationMembers.leftPosition,
  otherGone: sql<boolean>`${writesToOne} and not exists (select from ${whomTheyWriteTo})`,
  blockedByYou: blocks(sql`${userId}`, sql`o.user_id`),
  blockedByOther: blocks(sql`o.user_id`, sql`${userId}`),
};

interface MemberStateRow extends Pick<MemberState, 'kind' | 'side' | 'repliesTo' | 'otherGone'> {
  readonly leftPosition: number | null;
  readonly blockedByYou: boolean;
  readonly blockedByOther: boolean;
}

export function memberStateOf({ leftPosition, blockedByYou, blockedByOther, ...row }: MemberStateRow): MemberState {
  return { ...row, left: leftPosition !== null, blocked: blockedByYou || blockedByOther };
}
