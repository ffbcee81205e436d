/** Where everybody finds the open jobs, and under it each of them: little enough for the public pages. */
export const postingsPath = '/jobs';

export const postingAddress = (slug: string): string => `${postingsPath}/${slug}`;

/** The page whose picture stands for the jobs of an industry. */
export const postingPicture = (industry: string): string =>
  `${postingsPath}/${industry.toLowerCase().replace(/\W+/g, '-')}`;

/** What the pages made at build ask for when they are there. */
export const newestPostingsPath = '/api/postings/newest';
