import { BookOpen, Clock, Star, Zap } from 'lucide-react';
import type { CourseCard } from '#contract/courses/courses.ts';
import { formatCount, plural } from '#web/lib/format.ts';

type Facts = Pick<CourseCard, 'lessonCount' | 'minutes' | 'xpReward' | 'ratings'>;

/** Length, benefits, and ratings of learners who finished it. */
export function CourseFacts({ course: { lessonCount, minutes, xpReward, ratings } }: { readonly course: Facts }) {
  const icon = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-[0.9375rem] text-ink-soft [&>li]:flex [&>li]:items-center [&>li]:gap-1.5">
      <li>
        <BookOpen {...icon} />
        {plural(lessonCount, 'lesson')}
      </li>
      <li>
        <Clock {...icon} />
        {plural(minutes, 'minute')}
      </li>
      <li>
        <Zap {...icon} />
        {formatCount(xpReward)} XP
      </li>
      {ratings.average === null ? null : (
        <li>
          <Star {...icon} />
          {ratings.average.toFixed(1)} of 5, {plural(ratings.count, 'rating')}
        </li>
      )}
    </ul>
  );
}
