/** What an entry of a rep's reliability can be. `answered`: how quickly they answered. It costs no points. */
export const repEntryKinds = [
  'came',
  'late',
  'no_show',
  'withdrew',
  'unconfirmed',
  'unanswered',
  'answered',
  'rep_lost',
] as const;

/** What an entry of a business's reliability can be. */
const businessEntryKinds = ['paid', 'unpaid', 'cancelled', 'absent', 'charged_back', 'business_lost'] as const;

export const entryKinds = [...repEntryKinds, ...businessEntryKinds] as const;

export type EntryKind = (typeof entryKinds)[number];
