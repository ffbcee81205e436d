import { Check } from 'lucide-react';
import type { CoursePage } from '#contract/courses/courses.ts';
import { trainingAddress } from '#contract/site/portal-addresses.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { LearningFrame } from '../learning-frame.tsx';
import { LessonBlocks } from '../lesson/lesson-blocks.tsx';
import { LessonList } from '../lesson/lesson-list.tsx';
import { ProgressWaiting } from '../progress-waiting.tsx';
import { CourseFacts } from './course-facts.tsx';
import { GetCourse } from './get-course.tsx';
import { RateCourse } from './rate-course.tsx';
import { Stars } from './stars.tsx';

interface OfferPageProps {
  readonly course: CoursePage;
  readonly isKept: boolean;
}

/** What a course is, what it costs, and how far one is with it. */
export function OfferPage({ course, isKept }: OfferPageProps) {
  const { title, summary, level, industry, outcomes, description, author, withdrawn, standing } = course;
  return (
    <LearningFrame back={{ to: trainingAddress({ level }), label: 'Training' }}>
      <ProgressWaiting />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start lg:gap-12">
        <div className="min-w-0">
          <p className="mb-3 flex flex-wrap gap-2">
            <Badge tone="info">{level}</Badge>
            {industry === 'Other' ? null : <Badge>{industry}</Badge>}
            {withdrawn ? <Badge tone="danger">No longer sold</Badge> : null}
          </p>
          <h1 className="text-3xl md:text-4xl">{title}</h1>
          <p className="mt-3 mb-4 text-ink-soft text-lg leading-normal">{summary}</p>
          <CourseFacts course={course} />
        </div>
        <div className="lg:sticky lg:top-24 lg:row-span-2">
          <Card>
            <GetCourse course={course} isKept={isKept} />
          </Card>
        </div>
        <div className="grid min-w-0 gap-8">
          <section aria-labelledby="outcomes">
            <h2 id="outcomes" className="mb-3 text-2xl">
              You will be able to
            </h2>
            <ul className="grid gap-2">
              {outcomes.map((outcome) => (
                <li key={outcome} className="flex items-start gap-3 leading-relaxed">
                  <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand" />
                  <span className="min-w-0">{outcome}</span>
                </li>
              ))}
            </ul>
          </section>
          <Card title="Lessons" flush>
            <div className="px-2 pb-3 md:px-3">
              <LessonList course={course} />
            </div>
          </Card>
          {standing?.completedAt ? <RateCourse course={course} /> : null}
          <section aria-labelledby="about">
            <h2 id="about" className="mb-3 text-2xl">
              About this course
            </h2>
            <LessonBlocks blocks={description} />
            <p className="mt-5">
              <strong className="font-semibold">Written by {author.name}.</strong> {author.about}
            </p>
          </section>
          <Reviews course={course} />
          <Sources course={course} />
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
        What reps say who finished it
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

function Sources({ course: { sources } }: { readonly course: CoursePage }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="mb-3 text-2xl">
        What it rests on
      </h2>
      <ul className="grid list-disc gap-1.5 ps-5">
        {sources.map(({ title, url }) => (
          <li key={url}>
            <TextLink to={url} target="_blank" rel="noreferrer">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
