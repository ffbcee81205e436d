import { reasonClosed, type Standing } from '#domain/messaging/closed.ts';

/** Refuses members who may no longer write, with the reason. For anyone else the conversation does not exist. */
export function refuseWriting(standing: Standing) {
  const reason = reasonClosed(standing);
  return reason && (`conversation.${reason}` as const);
}
