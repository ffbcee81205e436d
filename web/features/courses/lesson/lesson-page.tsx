import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Check, ListOrdered } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CoursePage } from '#contract/courses/courses.ts';
import type { Lesson } from '#contract/courses/learning.ts';
import { courseAddress, finalTestAddress, lessonAddress } from '#contract/site/portal-addresses.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { lessonQuery } from '../api.ts';
import { CourseTrouble } from '../course-trouble.tsx';
import { useLearner } from '../learner-gate.tsx';
import { LearningFrame } from '../learning-frame.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { ProgressWaiting } from '../progress-waiting.tsx';
import { LessonList } from './lesson-list.tsx';
import { LessonQuestions } from './lesson-questions.tsx';
import { LessonWords } from './lesson-words.tsx';
import { goToBlock, placeLeft } from './place-in-lesson.ts';
import { useReading } from './use-reading.ts';

interface LessonPageProps {
  readonly course: CoursePage;
  readonly number: number;
}

export function LessonPage({ course, number }: LessonPageProps) {
  const { id, title, standing } = course;
  const query = useQuery(lessonQuery(useLearner(), id, number, standing?.begunAt ?? null));
  const { data, error, isFetching, refetch } = query;
  useDocumentTitle(data ? `${data.title} · Lesson ${number} · ${title}` : `Lesson ${number} · ${title}`);
  return (
    <LearningFrame
      back={{ to: courseAddress(id), label: title }}
      aside={<LessonsButton course={course} current={number} />}
    >
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-12">
        <div className="min-w-0">
          <ProgressWaiting />
          {course.lessons.some((one) => one.number === number) ? (
            <p className="mb-2 font-semibold text-[0.9375rem] text-brand">
              Lesson {number} of {course.lessonCount}
            </p>
          ) : null}
          {data ? (
            <LessonText key={`${id} ${number}`} course={course} lesson={data} />
          ) : error ? (
            <CourseTrouble
              error={error}
              busy={isFetching}
              onRetry={() => void refetch()}
              way={{ to: courseAddress(id), label: 'View course' }}
            />
          ) : (
            <SkeletonText lines={10} />
          )}
        </div>
        <aside aria-label="Lessons" className="hidden lg:block">
          <div className="sticky top-24">
            <OwnProgress course={course} />
            <LessonList course={course} current={number} />
          </div>
        </aside>
      </div>
    </LearningFrame>
  );
}

function OwnProgress({ course: { standing, title } }: { readonly course: CoursePage }) {
  if (!standing) return null;
  return (
    <div className="mb-4 px-3">
      <p className="figures mb-1.5 font-semibold text-sm">{standing.progress}% done</p>
      <ProgressBar label={`Progress in ${title}`} percent={standing.progress} />
    </div>
  );
}

function LessonsButton({ course, current }: { readonly course: CoursePage; readonly current: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className="shrink-0 lg:hidden">
      <Sheet
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Lessons"
        trigger={
          <Button variant="ghost" size="small" icon={<ListOrdered aria-hidden="true" className="size-5" />}>
            Lessons
          </Button>
        }
      >
        {/* Clicking a lesson closes it. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is opened by keyboard is clicked too */}
        <div onClick={() => setIsOpen(false)}>
          <OwnProgress course={course} />
          <LessonList course={course} current={current} />
        </div>
      </Sheet>
    </span>
  );
}

function LessonText({ course, lesson }: { readonly course: CoursePage; readonly lesson: Lesson }) {
  const { id, standing, lessons } = course;
  const { number } = lesson;
  const text = useRef<HTMLDivElement>(null);
  // Reading or answering begins the lesson.
  const has = standing !== null;
  const userId = useLearner();
  useReading(text, { userId, courseId: id, lesson: number }, has);

  const resume = useRef(placeLeft(userId, id) ?? standing?.resume);
  // Not before the first paint: navigation scrolls to the top first.
  useEffect(() => {
    const { lesson: at, block } = resume.current ?? { lesson: 0, block: 0 };
    if (text.current && at === number && block > 0) goToBlock(text.current, block);
    else window.scrollTo(0, 0);
  }, [number]);

  const next = lessons.find((one) => one.number === number + 1);
  const done = standing?.lessons.find((one) => one.number === number);
  return (
    <article data-reading>
      <LessonWords ref={text} lesson={lesson} />
      <LessonQuestions lesson={lesson} mayAnswer={has} />
      {done ? <ReadState done={done} /> : null}
      <nav aria-label="Before and after" className="mt-8 flex max-w-[42rem] flex-wrap justify-between gap-3">
        {number > 1 && standing ? (
          <LinkButton
            to={lessonAddress(id, number - 1)}
            variant="secondary"
            icon={<ArrowLeft aria-hidden="true" className="size-5" />}
          >
            Lesson {number - 1}
          </LinkButton>
        ) : (
          <span />
        )}
        {standing === null ? (
          <LinkButton to={courseAddress(id)} variant="accent">
            Get the full course
          </LinkButton>
        ) : (
          <LinkButton to={next ? lessonAddress(id, next.number) : finalTestAddress(id)}>
            {next ? `Lesson ${next.number}` : 'Final test'}
            <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
        )}
      </nav>
    </article>
  );
}

type Done = NonNullable<CoursePage['standing']>['lessons'][number];

/** What remains before the lesson counts. */
function ReadState({ done: { read, answered, readSeconds, neededSeconds } }: { readonly done: Done }) {
  const minutes = Math.max(1, Math.ceil((neededSeconds - readSeconds) / 60));
  const words = read
    ? answered
      ? 'You’ve finished this lesson.'
      : 'You’ve read this lesson. Answer its questions to finish it.'
    : `Keep this lesson open for about ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'} and it will count as read.`;
  return (
    <p aria-live="polite" className="mt-6 flex max-w-[42rem] items-start gap-2 text-ink-soft">
      {read && answered ? <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" /> : null}
      <span className="min-w-0">{words}</span>
    </p>
  );
}
