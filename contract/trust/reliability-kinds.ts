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

/** Entries of a rep that can be excused, such as for an illness: the rep cancelled, didn’t confirm or didn’t come. */
export const excusableKinds = [
  'withdrew',
  'unconfirmed',
  'no_show',
] as const satisfies readonly (typeof repEntryKinds)[number][];

/** Who accepted the reason: the business of the gig, or our team after an appeal. */
export const excusers = ['business', 'team'] as const;

/** What an appeal can come to. `kept`: the entry counts as before; `struck`: it was wrong. */
export const appealOutcomes = ['kept', 'excused', 'struck'] as const;

/** What an entry of a business's reliability can be. */
const businessEntryKinds = ['paid', 'unpaid', 'cancelled', 'absent', 'charged_back', 'business_lost'] as const;

export const entryKinds = [...repEntryKinds, ...businessEntryKinds] as const;

export type EntryKind = (typeof entryKinds)[number];
