/** The public addresses of the open jobs: little enough for the public pages. */
export const postingsPath = '/jobs';

export const postingAddress = (slug: string): string => `${postingsPath}/${slug}`;

/** The page whose picture represents the jobs of an industry. */
export const postingPicture = (industry: string): string =>
  `${postingsPath}/${industry.toLowerCase().replace(/\W+/g, '-')}`;

/** Calls of the pages made at build, in the browser. */
export const newestPostingsPath = '/api/postings/newest';
