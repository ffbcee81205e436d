import type { JobToMatch, RepToMatch } from '#domain/matching/described.ts';

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
  behaviour: null,
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
