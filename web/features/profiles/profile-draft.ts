import { type Draft, draftOf } from '#web/lib/drafts.ts';

export type ProfileKind = 'rep' | 'business';

/** Each tab has its own: a draft belongs to the profile version that its tab has loaded. */
export const profileDraft = (kind: ProfileKind, userId: string): Draft => draftOf('tab', `${kind}-profile`, userId);
