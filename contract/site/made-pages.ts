/**
 * Frames of pages that the server fills in when they are asked for, by what is in them. They are made at build like the
 * public pages, with nothing in this element.
 */
export const madeFrames = {
  jobs: '/jobs',
  job: '/jobs/one',
  certificates: '/certificates',
  certificate: '/certificates/one',
} as const;

export type MadeFrame = keyof typeof madeFrames;

export const madeId = 'made';

/** Stands on what the server adds to the head: whoever leaves the page takes it out. */
export const madeMark = 'data-made';
