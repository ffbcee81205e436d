import type { GiftRep, giftsApi } from '#contract/courses/gifts.ts';
import { courseLevels } from '#contract/courses/options.ts';
import type { Result } from '#contract/endpoint.ts';
import { formatRandExact, plural } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';

export type GiftCourse = Result<typeof giftsApi.courses>['items'][number];

interface ChooseCoursesProps {
  readonly courses: readonly GiftCourse[];
  readonly ticked: ReadonlySet<string>;
  /** The recipients. */
  readonly reps: readonly GiftRep[];
  readonly onChange: (ticked: ReadonlySet<string>) => void;
}

/** The courses to give, by level, with who has each already. */
export function ChooseCourses({ courses, ticked, reps, onChange }: ChooseCoursesProps) {
  const tick = (id: string, on: boolean) =>
    onChange(new Set(on ? [...ticked, id] : [...ticked].filter((one) => one !== id)));
  return (
    <Card
      title="Which courses?"
      description="Each course ends with a test and a certificate you can check. Reps keep the courses you give them."
    >
      <div className="grid gap-6">
        {courseLevels.map((level) => (
          <fieldset key={level} className="min-w-0">
            <legend className="mb-1 font-semibold text-ink-soft text-sm">{level}</legend>
            <ul className="grid divide-y divide-line">
              {courses
                .filter((course) => course.level === level)
                .map((course) => (
                  <li key={course.id} className="py-2.5">
                    <Checkbox
                      checked={ticked.has(course.id)}
                      onChange={(on) => tick(course.id, on)}
                      label={<Course course={course} />}
                    />
                    <Who course={course} reps={reps} />
                    <details className="ms-9 text-sm">
                      <summary className="w-fit min-h-11 content-center font-medium text-brand underline underline-offset-4">
                        What they learn<span className="sr-only"> in {course.title}</span>
                      </summary>
                      <ul className="mt-1 mb-2 grid list-disc gap-1 ps-5">
                        {course.outcomes.map((outcome) => (
                          <li key={outcome}>{outcome}</li>
                        ))}
                      </ul>
                    </details>
                  </li>
                ))}
            </ul>
          </fieldset>
        ))}
      </div>
    </Card>
  );
}

function Course({ course: { title, summary, priceCents, lessonCount, minutes } }: { readonly course: GiftCourse }) {
  return (
    <span className="grid gap-0.5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-semibold">{title}</span>
        <span className="figures font-semibold">{formatRandExact(priceCents)}</span>
      </span>
      <span className="text-ink-soft text-sm">{summary}</span>
      <span className="text-ink-soft text-sm">
        {plural(lessonCount, 'lesson')}, {plural(minutes, 'minute')}
      </span>
    </span>
  );
}

/** Selected reps who have it already, and are left out. */
function Who({ course: { id }, reps }: { readonly course: GiftCourse; readonly reps: readonly GiftRep[] }) {
  const having = reps.filter(({ has }) => has.includes(id)).map(({ repName }) => repName);
  if (having.length === 0) return null;
  return (
    <p className="ms-9 text-sm">
      <strong className="font-semibold">{new Intl.ListFormat('en-ZA').format(having)}</strong>{' '}
      {having.length === 1 ? 'has' : 'have'} it already.
    </p>
  );
}
