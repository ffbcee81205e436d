import { z } from 'zod';

/** What is wrong with a course, and where. */
export const courseFinding = z.object({
  /** In the folder of the course; `lessons` for all of them. */
  path: z.string(),
  /** Null: it is about the whole file. */
  line: z.int().nullable(),
  says: z.string(),
});

export type CourseFinding = z.output<typeof courseFinding>;
