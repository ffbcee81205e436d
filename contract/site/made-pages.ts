/**
 * Frames of pages that the server fills in on request, by their content. They are made at build like the public pages, with nothing in this element.
 */
export const madeFrames = {
  jobs: '/jobs',
  job: '/jobs/one',
  certificates: '/certificates',
  certificate: '/certificates/one',
} as const;

export type MadeFrame = keyof typeof madeFrames;

export const madeId = 'made';

/** Marks what the server adds to the head: leaving the page removes it. */
export const madeMark = 'data-made';
