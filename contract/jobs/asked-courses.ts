import { z } from 'zod';
import { courseLevels, waysBack } from '../courses/options.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';

/** How many courses one job may ask for. */
export const mostAskedCourses = 5;

/** Whether one of them is enough. */
const which = z.enum(['any', 'all'], 'Choose whether one of the courses is enough.');

/** What a rep must have finished before they can be confirmed for a job. Applying needs none. */
export const askedCourses = z.object({
  which,
  courseIds: z
    .array(z.uuid('Choose courses from the list.'))
    .min(1, 'Choose at least one course.')
    .max(mostAskedCourses, `Choose at most ${mostAskedCourses} courses.`)
    .overwrite((chosen) => [...new Set(chosen)]),
});

export type AskedCourses = z.output<typeof askedCourses>;

export const namedCourse = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  /** False: it can't be begun any more, so it is no longer required, and counts for its owners. */
  offered: z.boolean(),
});

export type NamedCourse = z.output<typeof namedCourse>;

/** `done`: with a certificate that is valid today. */
const courseProgress = z.enum(['done', 'begun', 'not begun']);

const courseOfRep = namedCourse.extend({ standing: courseProgress });

export type CourseOfRep = z.output<typeof courseOfRep>;

/** A course with what only the rep reads: the rep's options after a certificate was withdrawn. */
const ownCourseOfRep = courseOfRep.extend({ wayBack: z.enum(waysBack).nullable() });

export type OwnCourseOfRep = z.output<typeof ownCourseOfRep>;

/** The courses that a job asks for with one rep. */
export const coursesOfRep = z.object({
  which,
  courses: z.array(courseOfRep),
  /** Nothing is missing. */
  met: z.boolean(),
});

export type CoursesOfRep = z.output<typeof coursesOfRep>;

export const ownCoursesOfRep = coursesOfRep.extend({ courses: z.array(ownCourseOfRep) });

export type OwnCoursesOfRep = z.output<typeof ownCoursesOfRep>;

export const askableCoursesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/business/course-choices',
    about: null,
    seenByTeam: true,
    summary: 'List courses that a job can ask for',
    description: 'By level and title.',
    tag: 'Jobs',
    gate: 'business',
    afterTrial: 'own data',
    status: 200,
    response: z.object({
      items: z.array(z.object({ id, title: z.string(), summary: z.string(), level: z.enum(courseLevels) })),
    }),
  }),
};
