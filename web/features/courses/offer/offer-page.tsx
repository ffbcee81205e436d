import clsx from 'clsx';
import { Star } from 'lucide-react';
import type { CoursePage } from '#contract/courses/courses.ts';
import { trainingAddress } from '#contract/site/portal-addresses.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { LearningFrame } from '../learning-frame.tsx';
import { LessonList } from '../lesson/lesson-list.tsx';
import { ProgressWaiting } from '../progress-waiting.tsx';
import { AboutCourse, CourseHead, Outcomes, Sources } from './course-about.tsx';
import { GetCourse } from './get-course.tsx';
import { RateCourse } from './rate-course.tsx';

const five = [1, 2, 3, 4, 5] as const;

const Stars = ({ stars }: { readonly stars: number }) => (
  <span role="img" aria-label={`${stars} out of 5 stars`} className="inline-flex gap-0.5">
    {five.map((at) => (
      <Star
        key={at}
        aria-hidden="true"
        className={clsx('size-4.5', at <= stars ? 'fill-accent text-accent-strong' : 'text-line-strong')}
      />
    ))}
  </span>
);

interface OfferPageProps {
  readonly course: CoursePage;
  readonly isKept: boolean;
}

/** A course: description, price, and the learner's progress. */
export function OfferPage({ course, isKept }: OfferPageProps) {
  const { level, outcomes, description, author, sources, withdrawn, standing } = course;
  useDocumentTitle(`${course.title} · Training`);
  return (
    <LearningFrame back={{ to: trainingAddress({ level }), label: 'Training' }}>
      <ProgressWaiting />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start lg:gap-12">
        <div className="min-w-0">
          <CourseHead course={course}>{withdrawn ? <Badge tone="danger">No longer sold</Badge> : null}</CourseHead>
        </div>
        <div className="lg:sticky lg:top-24 lg:row-span-2">
          <Card>
            <GetCourse course={course} isKept={isKept} />
          </Card>
        </div>
        <div className="grid min-w-0 gap-8">
          <Outcomes outcomes={outcomes} />
          <Card title="Lessons" flush>
            <div className="px-2 pb-3 md:px-3">
              <LessonList course={course} />
            </div>
          </Card>
          {standing?.completedAt ? <RateCourse course={course} /> : null}
          <AboutCourse description={description} author={author} />
          <Reviews course={course} />
          <Sources sources={sources} />
        </div>
      </div>
    </LearningFrame>
  );
}

function Reviews({ course: { reviews } }: { readonly course: CoursePage }) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-3 text-2xl">
        Reviews from reps who finished this course
      </h2>
      <ul className="grid gap-4">
        {reviews.map(({ stars, words, ratedAt }) => (
          <li key={`${ratedAt} ${words}`} className="border-line border-b pb-4 last:border-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
              <Stars stars={stars} />
              <time dateTime={ratedAt}>{formatDate(ratedAt)}</time>
            </p>
            <p className="mt-1.5 whitespace-pre-line leading-relaxed">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
