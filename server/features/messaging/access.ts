import { type MemberState, reasonClosed } from '#domain/messaging/closed.ts';

/** Refuses members who may no longer write, with the reason. For anyone else the conversation does not exist. */
export function refuseWriting(state: MemberState) {
  const reason = reasonClosed(state);
  return reason && (`conversation.${reason}` as const);
}
