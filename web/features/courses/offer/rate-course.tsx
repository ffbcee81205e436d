import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type CoursePage, coursesApi } from '#contract/courses/courses.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const schema = z.object({ stars: z.string().min(1, 'Choose one to five stars.'), words: z.string() });

const choices = ['1', '2', '3', '4', '5'].map((value) => ({
  value,
  label: value === '1' ? '1 star' : `${value} stars`,
}));

/** For learners who finished it: an anonymous rating. */
export function RateCourse({ course: { id, ownRating } }: { readonly course: CoursePage }) {
  const { mutateAsync } = useMutation(mutationOf(coursesApi.rate));
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { stars: ownRating ? String(ownRating.stars) : '', words: ownRating?.words ?? '' },
  });
  const send = handleSubmit(async ({ stars, words }) => {
    try {
      await mutateAsync({ params: { courseId: id }, body: { stars: Number(stars), words } });
      toast({ title: 'Rating sent', description: 'Other reps see your rating without your name.' });
    } catch (error) {
      applyServerErrors(error, setError);
    }
  });
  return (
    <Card title="How was this course?" description="Other reps see your rating and comment without your name.">
      <form onSubmit={send} noValidate className="grid gap-5">
        <FormRadioGroup control={control} name="stars" legend="Your rating" required options={choices} />
        <FormField control={control} name="words" label="What helped, and what was missing?" optional>
          {(field) => <Textarea {...field} rows={3} limit={500} />}
        </FormField>
        <FormFailure failure={formState.errors.root} title="We couldn’t send your rating" />
        <Button type="submit" className="justify-self-start" busy={formState.isSubmitting} busyLabel="Sending">
          {ownRating ? 'Change rating' : 'Send rating'}
        </Button>
      </form>
    </Card>
  );
}
