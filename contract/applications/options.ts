export const applicationStatuses = ['pending', 'interview', 'accepted', 'rejected', 'withdrawn', 'ended'] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The tracker's tabs: `completed` groups what was accepted, ended since or not, or rejected. */
export const trackerGroups = ['all', 'pending', 'interview', 'completed'] as const;

export type TrackerGroup = (typeof trackerGroups)[number];

/** A rep may have applied for hundreds; this many are listed. */
export const appliedPageSize = 500;
