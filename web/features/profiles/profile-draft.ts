import { type Draft, draftOf } from '#web/lib/drafts.ts';

export type ProfileKind = 'rep' | 'business';

/** Each tab has its own: a draft belongs to the version of the profile that its tab has read. */
export const profileDraft = (kind: ProfileKind, userId: string): Draft => draftOf('tab', `${kind}-profile`, userId);
