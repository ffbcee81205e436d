import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CoursePage } from '#contract/courses/courses.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { LessonBlocks } from '../lesson/lesson-blocks.tsx';
import { CourseFacts } from './course-facts.tsx';

type Shown<Part extends keyof CoursePage> = { readonly course: Pick<CoursePage, Part> };
type HeadPart = 'title' | 'summary' | 'level' | 'industry' | 'lessonCount' | 'minutes' | 'xpReward' | 'ratings';

/** A course's name and length. */
export function CourseHead({ course, children }: Shown<HeadPart> & { readonly children?: ReactNode }) {
  const { title, summary, level, industry } = course;
  return (
    <>
      <p className="mb-3 flex flex-wrap gap-2">
        <Badge tone="info">{level}</Badge>
        {industry === 'Other' ? null : <Badge>{industry}</Badge>}
        {children}
      </p>
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="mt-3 mb-4 text-ink-soft text-lg leading-normal">{summary}</p>
      <CourseFacts course={course} />
    </>
  );
}

export function Outcomes({ outcomes }: Pick<CoursePage, 'outcomes'>) {
  return (
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
  );
}

export function AboutCourse({ description, author }: Pick<CoursePage, 'description' | 'author'>) {
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="mb-3 text-2xl">
        About this course
      </h2>
      <LessonBlocks blocks={description} />
      <p className="mt-5">
        <strong className="font-semibold">Written by {author.name}.</strong> {author.about}
      </p>
    </section>
  );
}

export function Sources({ sources }: Pick<CoursePage, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources">
      <h2 id="sources" className="mb-3 text-2xl">
        Sources
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
