import type { JobToMatch, RankedRecord, RepToMatch } from '#domain/matching/described.ts';

export const soweto = { name: 'Soweto', province: 'Gauteng', point: { latitude: -26.2485, longitude: 27.854 } };
export const durban = { name: 'Durban', province: 'KwaZulu-Natal', point: { latitude: -29.8587, longitude: 31.0218 } };

/** Says as little as a job can. */
export const plainJob: JobToMatch = {
  id: 'job',
  title: 'Work in Soweto',
  description: '',
  industry: 'Retail',
  place: null,
  compensationCents: null,
  hourlyRateCents: null,
  duration: null,
  requiredSkills: null,
  startInDays: null,
  experienceRequired: 'Entry Level',
  jobType: 'Part-time',
  positions: 1,
  tags: null,
  anyLanguage: false,
  endsLate: false,
};

/** Says nothing. */
export const plainRep: RepToMatch = {
  id: 'rep',
  home: null,
  preferred: null,
  industry: null,
  preferredIndustry: null,
  experience: null,
  availability: null,
  hourlyRateCents: null,
  skills: [],
  description: null,
  unquotable: [],
  tags: null,
  refuses: null,
  certificates: [],
  record: null,
  joinedDaysAgo: null,
};

/** A month of part-time work in Soweto. */
export const monthJob: JobToMatch = {
  ...plainJob,
  place: soweto,
  hourlyRateCents: 5_000,
  duration: '1 month',
  startInDays: 3,
  experienceRequired: '1-2 years',
  positions: 2,
};

/** Lives there, and fits it in all but what they write. */
export const nearRep: RepToMatch = {
  ...plainRep,
  home: soweto,
  experience: 'junior',
  availability: 'flexible',
  hourlyRateCents: 4_500,
};

/** Came to nine gigs of ten and answers within three hours. */
export const goodRecord: RankedRecord = {
  ...{ share: 0.91, isNew: false, came: 9, onTime: 8, missed: 1, cancelledLate: 0, answerMinutes: 170 },
};

/** Missed more gigs than they came to, and answers after days. */
export const poorRecord: RankedRecord = {
  ...{ share: 0.6, isNew: false, came: 2, onTime: 2, missed: 3, cancelledLate: 1, answerMinutes: 90 * 60 },
};
