import { type Draft, draftOf } from '#web/lib/drafts.ts';

export type ProfileKind = 'rep' | 'business';

export const profileDraft = (kind: ProfileKind, userId: string): Draft => draftOf('browser', `${kind}-profile`, userId);
