import clsx from 'clsx';
import { CircleCheck, CircleDashed, CircleDot, ClipboardCheck, Lock } from 'lucide-react';
import { Link } from 'react-router';
import type { CoursePage } from '#contract/courses/courses.ts';
import { freeLesson } from '#contract/courses/options.ts';
import { finalTestAddress, lessonAddress } from '#contract/site/portal-addresses.ts';
import { plural } from '#web/lib/format.ts';

interface LessonListProps {
  readonly course: CoursePage;
  /** The open lesson. */
  readonly current?: number;
}

const row = 'flex min-h-11 items-start gap-3 rounded-control px-3 py-2.5 leading-snug';
const iconSize = 'mt-0.5 size-5 shrink-0';

/** The lessons of a course with their progress, and the final test. */
export function LessonList({ course, current }: LessonListProps) {
  const { id, lessons, standing } = course;
  return (
    <ol className="grid gap-0.5">
      {lessons.map(({ number, title, minutes }) => {
        const done = standing?.lessons.find((one) => one.number === number);
        const isOpen = standing !== null || number === freeLesson;
        const words = (
          <span className="min-w-0">
            <span className="block font-medium">
              {number}. {title}
            </span>
            <span className="block text-ink-soft text-sm">
              {plural(minutes, 'minute')}
              {standing ? `, ${stateOf(done)}` : number === freeLesson ? ', free to read' : null}
            </span>
          </span>
        );
        return (
          <li key={number}>
            {isOpen ? (
              <Link
                to={lessonAddress(id, number)}
                aria-current={number === current ? 'page' : undefined}
                className={clsx(row, 'hover:bg-brand-soft hover:text-on-brand-soft', number === current && 'bg-sunken')}
              >
                <StateIcon done={done} />
                {words}
              </Link>
            ) : (
              <span className={clsx(row, 'text-ink-soft')}>
                <Lock aria-hidden="true" className={iconSize} />
                {words}
              </span>
            )}
          </li>
        );
      })}
      {standing ? (
        <li>
          <Link to={finalTestAddress(id)} className={clsx(row, 'hover:bg-brand-soft hover:text-on-brand-soft')}>
            <ClipboardCheck
              aria-hidden="true"
              className={clsx(iconSize, standing.completedAt ? 'text-brand' : 'text-ink-soft')}
            />
            <span className="min-w-0">
              <span className="block font-medium">Final test</span>
              <span className="block text-ink-soft text-sm">
                {standing.completedAt ? 'passed' : standing.test.open ? 'open' : 'opens once all lessons are finished'}
              </span>
            </span>
          </Link>
        </li>
      ) : null}
    </ol>
  );
}

type Done = NonNullable<CoursePage['standing']>['lessons'][number] | undefined;

function stateOf(done: Done): string {
  if (done?.read && done.answered) return 'done';
  if (done?.read) return 'read, questions open';
  if (done?.answered) return 'questions answered, reading not finished';
  return done && done.readSeconds > 0 ? 'begun' : 'not started';
}

function StateIcon({ done }: { readonly done: Done }) {
  const isDone = done?.read && done.answered;
  const isStarted = done && (done.readSeconds > 0 || done.answered);
  const Icon = isDone ? CircleCheck : isStarted ? CircleDot : CircleDashed;
  return <Icon aria-hidden="true" className={clsx(iconSize, isDone || isStarted ? 'text-brand' : 'text-ink-soft')} />;
}
