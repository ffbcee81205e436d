export const jobExperience = ['Entry Level', '1-2 years', '3-5 years', '5+ years'] as const;

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Commission Only'] as const;

export const jobDurations = ['1 week', '1 month', '3 months', '6 months', 'ongoing'] as const;

export const jobStatuses = ['active', 'paused', 'filled', 'closed', 'taken_down'] as const;

export type JobStatus = (typeof jobStatuses)[number];

/** How many reps one job may ask for. */
export const mostPositions = 500;

/** The last day to apply, in days from today: the default, the furthest, and when the business is reminded. */
export const closingDays = { default: 30, furthest: 90, soon: 2 } as const;

/** How many days may be named one by one, how many weeks a pattern may go on, and how far ahead a day may be. */
export const scheduleLimits = {
  ...{ dates: 60, weeks: 26, daysAhead: 365 },
  ...{ breakMinutes: 240, travelMinutes: 240, nightHours: 16 },
} as const;

/** The named date ranges that a rep may filter by. */
export const jobTimes = ['weekend'] as const;

/** The course filter of reps: that they have the required ones. */
export const courseDemands = ['met'] as const;

/** The stated unit of pay; the rest is computed. */
export const payUnits = ['whole', 'day', 'hour'] as const;

export type PayUnit = (typeof payUnits)[number];

/** The categories of the rep portal. B2B Sales is found by a job's words, the others are industries. */
export const jobCategories = ['B2B Sales', 'Retail', 'Technology', 'Healthcare', 'Finance', 'Manufacturing'] as const;

export type JobCategory = (typeof jobCategories)[number];

/** The experience filter; `experienceOptions` of the domain maps it to the options of a job. */
export const experienceLevels = ['entry', 'mid', 'senior'] as const;

export type ExperienceLevel = (typeof experienceLevels)[number];

/** The tags that one search may name. */
export const mostTagsWanted = 5;

export const jobSorts = ['newest', 'pay', 'nearest'] as const;

export type JobSort = (typeof jobSorts)[number];

/** Letters of what is searched for and of an industry's name, and the highest rate to filter by. */
export const filterLimits = { words: 200, industry: 120, rateCents: 1_000_000_000 } as const;
