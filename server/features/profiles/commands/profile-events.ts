import { eventKind } from '#server/platform/events/event-kind.ts';

/** A rep says something else about themselves, or about when they can work. */
export const repProfileChanged = eventKind<{ readonly repId: string }>('profile.rep_changed');
