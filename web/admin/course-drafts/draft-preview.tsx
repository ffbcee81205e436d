import { useQuery } from '@tanstack/react-query';
import type { CoursePreview } from '#contract/courses/course-drafts.ts';
import { LessonWords } from '#web/features/courses/lesson/lesson-words.tsx';
import { QuestionsSection } from '#web/features/courses/lesson/question-form.tsx';
import { AboutCourse, CourseHead, Outcomes, Sources } from '#web/features/courses/offer/course-about.tsx';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { previewQuery } from './api.ts';
import { kindOf } from './file-names.ts';
import { PreviewQuestions } from './preview-question.tsx';

interface DraftPreviewProps {
  readonly courseId: string;
  readonly path: string;
  /** Of the file. */
  readonly text: string;
  readonly isRight: boolean;
  /** Not saved yet. */
  readonly waits: boolean;
}

/** One file of a draft, in the parts that learners see. */
export function DraftPreview({ courseId, path, text, isRight, waits }: DraftPreviewProps) {
  const kind = kindOf(path);
  const query = useQuery({ ...previewQuery(courseId), enabled: kind !== 'picture' });
  return (
    <div className="grid gap-4">
      {waits ? <Alert>Your latest changes aren’t saved yet. This preview shows the last saved version.</Alert> : null}
      <div className="rounded-card border border-line bg-canvas p-(--gutter) md:p-8">
        {kind === 'picture' ? (
          <Picture svg={text} isRight={isRight} />
        ) : (
          <QueryPart query={query} label="Loading the preview">
            {(preview) =>
              kind === 'course' ? (
                <Course preview={preview} />
              ) : kind === 'test' ? (
                <Bank preview={preview} />
              ) : (
                <LessonOf preview={preview} path={path} />
              )
            }
          </QueryPart>
        )}
      </div>
    </div>
  );
}

function Course({ preview: { head, description, lessons } }: { readonly preview: CoursePreview }) {
  if (!head) return <NotReadable />;
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const course = { ...head, minutes, lessonCount: lessons.length, ratings: { count: 0, average: null } };
  return (
    <div className="grid min-w-0 gap-8">
      <div>
        <CourseHead course={course} />
      </div>
      <Outcomes outcomes={head.outcomes} />
      <AboutCourse description={description} author={head.author} />
      <Sources sources={head.sources} />
    </div>
  );
}

function LessonOf({ preview: { lessons }, path }: { readonly preview: CoursePreview; readonly path: string }) {
  const number = Number(/^lessons\/(\d\d)/.exec(path)?.[1]);
  const lesson = lessons.find((one) => one.number === number);
  if (!lesson) return <NotReadable />;
  return (
    <article>
      <p className="mb-2 font-semibold text-[0.9375rem] text-brand">
        Lesson {number} of {lessons.length}, {lesson.minutes} min
      </p>
      <LessonWords lesson={lesson} />
      <QuestionsSection note="Three questions about this lesson. You can answer as often as you like.">
        <PreviewQuestions questions={lesson.questions} />
      </QuestionsSection>
    </article>
  );
}

function Bank({ preview: { bank } }: { readonly preview: CoursePreview }) {
  if (bank.length === 0) return <NotReadable />;
  return (
    <>
      <h1 className="mb-5 text-3xl md:text-4xl">Final test</h1>
      <p className="mb-5 max-w-[42rem] text-ink-soft">
        All {bank.length} questions, in the order of the file. A learner gets twelve of them, with shuffled options. The
        explanations appear once the test is submitted.
      </p>
      <ol className="grid max-w-[42rem] gap-6">
        <PreviewQuestions questions={bank} />
      </ol>
    </>
  );
}

function Picture({ svg, isRight }: { readonly svg: string; readonly isRight: boolean }) {
  if (!isRight) return <NotReadable />;
  return (
    <img
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
      alt="Shown as learners see it"
      className="h-auto w-full max-w-[42rem]"
    />
  );
}

const NotReadable = () => (
  <Alert tone="warning" title="No preview yet">
    First fix the problems the check found in this file, listed below.
  </Alert>
);
