import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { mostAskedCourses } from '#contract/jobs/asked-courses.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { MultiCombobox } from '#web/ui/multi-combobox.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { askableCoursesQuery } from './askable-courses-api.ts';
import type { JobControl } from './job-form-work.tsx';

const which = [
  { value: 'all', label: 'All of them' },
  { value: 'any', label: 'Any of them' },
];

/** Notes beside the list of courses. */
type CoursesError = { readonly courseIds?: { readonly message?: string } } | undefined;

/** Courses a rep must have completed before confirmation. */
export function JobFormCourses({ control }: { readonly control: JobControl }) {
  const { field, formState } = useController({ control, name: 'asksCourses' });
  const { data: courses = [], isError } = useQuery(askableCoursesQuery);
  const [typed, setTyped] = useState('');
  const asked = field.value ?? null;
  const chosen = asked?.courseIds ?? [];
  // A course that was required before it was delisted stays until the user removes it.
  const gone = chosen.filter((id) => courses.every((course) => course.id !== id));
  const named = [...courses, ...gone.map((id, index) => ({ id, title: `No longer available (${index + 1})` }))];
  const titleOf = (id: string) => named.find((course) => course.id === id)?.title ?? id;
  const words = typed.trim().toLowerCase();
  const matching = courses.filter(({ title, level }) => `${title} ${level}`.toLowerCase().includes(words));
  const error = (formState.errors.asksCourses as CoursesError)?.courseIds?.message;

  function choose(titles: string[]) {
    const courseIds = named.filter(({ title }) => titles.includes(title)).map(({ id }) => id);
    field.onChange(courseIds.length === 0 ? null : { which: asked?.which ?? 'all', courseIds });
  }

  return (
    <Card title="Courses" description="Any rep can apply, but can only confirm once they’ve passed the course.">
      <div className="grid gap-5">
        <Field label="Required courses" optional error={error}>
          <MultiCombobox
            value={chosen.map(titleOf)}
            onChange={choose}
            options={matching.map(({ title, level }) => ({ value: title, label: title, hint: level }))}
            typed={typed}
            onType={setTyped}
            onBlur={field.onBlur}
            name={field.name}
            ref={field.ref}
            placeholder="Choose a course"
            emptyText={isError ? 'We couldn’t load the courses.' : 'No course matches.'}
            maximum={mostAskedCourses}
            fullText={`You can choose up to ${mostAskedCourses} courses. Remove one to add another.`}
          />
        </Field>
        {asked && chosen.length > 1 ? (
          <RadioGroup
            legend="How many do reps need?"
            look="cards"
            options={which}
            value={asked.which}
            onChange={(value) => field.onChange({ ...asked, which: value })}
          />
        ) : null}
      </div>
    </Card>
  );
}
