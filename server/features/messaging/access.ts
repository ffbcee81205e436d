import { reasonClosed, type Standing } from '#domain/messaging/closed.ts';

/** Who takes part and may still not write is told why. To all others a conversation does not exist. */
export function refuseWriting(standing: Standing) {
  const reason = reasonClosed(standing);
  return reason && (`conversation.${reason}` as const);
}
