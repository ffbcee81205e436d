import type { GiftRep } from '#contract/courses/gifts.ts';

interface Priced {
  readonly id: string;
  readonly priceCents: number;
}

/** Each of the courses for each of the reps, without what somebody has already; what that costs. */
export function sumGifts(courses: readonly Priced[], reps: readonly GiftRep[]) {
  const pairs = reps.flatMap((rep) =>
    courses.filter(({ id }) => !rep.has.includes(id)).map((course) => ({ course, rep })),
  );
  return {
    gifts: pairs.map(({ course: { id: courseId }, rep: { repId } }) => ({ courseId, repId })),
    totalCents: pairs.reduce((sum, { course }) => sum + course.priceCents, 0),
    /** What is left out: they have it. */
    had: courses.length * reps.length - pairs.length,
  };
}
