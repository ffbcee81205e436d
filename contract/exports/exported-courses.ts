import { z } from 'zod';
import { certificate } from '../courses/certificates.ts';
import { courseStanding, ownCourse, review } from '../courses/courses.ts';
import { id, timestamp } from '../fields.ts';

/** A course that the person has or gave back, and what they did in it. Options are told by their places from 0. */
export const exportedCourse = ownCourse.extend({
  courseId: id,
  title: z.string(),
  returnedAt: timestamp.nullable(),
  /** The valid one first. */
  certificates: z.array(
    certificate.omit({ courseId: true, title: true, level: true, correctedName: true }).extend({
      scorePercent: z.int(),
      formerNames: z.array(z.object({ name: z.string(), issuedAt: timestamp, replacedAt: timestamp })),
    }),
  ),
  lessons: courseStanding.shape.lessons,
  answers: z.array(
    z.object({
      questionId: z.string(),
      firstOption: z.int(),
      option: z.int(),
      right: z.boolean(),
      answeredAt: timestamp,
    }),
  ),
  attempts: z.array(
    z.object({
      drawnAt: timestamp,
      handedInAt: timestamp.nullable(),
      rightAnswers: z.int().nullable(),
      passed: z.boolean().nullable(),
      answers: z.array(z.object({ id: z.string(), option: z.int().nullable() })).nullable(),
    }),
  ),
  rating: review.nullable(),
});
