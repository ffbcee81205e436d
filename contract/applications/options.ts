export const applicationStatuses = ['pending', 'interview', 'accepted', 'rejected', 'withdrawn'] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The tracker's tabs: `completed` groups what is accepted or rejected. */
export const trackerGroups = ['all', 'pending', 'interview', 'completed'] as const;

export type TrackerGroup = (typeof trackerGroups)[number];
