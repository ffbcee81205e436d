import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type AdminCoursePage, adminCoursesApi, offerInput } from '#contract/courses/admin-courses.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { courseSalesQuery } from './api.ts';

const acts = {
  take: {
    label: 'Take it out of the catalogue',
    title: 'Take this course out of the catalogue?',
    description: 'Nobody can buy or begin it from now on. Whoever has it keeps it, and can still be certified.',
    confirm: 'Take it out',
    done: 'The course is not offered any more',
    failed: 'The course is still offered',
    tone: 'danger',
  },
  give: {
    label: 'Offer it again',
    title: 'Offer this course again?',
    description: 'It stands in the catalogue again, at the price of today.',
    confirm: 'Offer it',
    done: 'The course is offered again',
    failed: 'The course is still not offered',
    tone: 'primary',
  },
} as const;

/** In the catalogue, or not. */
export function OfferCourse({ course }: { readonly course: AdminCoursePage }) {
  const [asking, setAsking] = useState(false);
  const { label } = acts[course.offered ? 'take' : 'give'];
  return (
    <>
      <Button variant="secondary" className="w-full md:w-fit" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking ? <OfferDialog course={course} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

interface OfferDialogProps {
  readonly course: AdminCoursePage;
  readonly onClose: () => void;
}

function OfferDialog({ course: { id: courseId, offered }, onClose }: OfferDialogProps) {
  const queries = useQueryClient();
  const { title, description, confirm, done, failed, tone } = acts[offered ? 'take' : 'give'];
  const change = useMutation(mutationOf(adminCoursesApi.offer));
  const form = useForm({
    resolver: zodResolver(offerInput),
    defaultValues: { offered: !offered, reason: '' },
  });
  return (
    <SendDialog
      form={form}
      title={title}
      description={description}
      confirmLabel={confirm}
      tone={tone}
      failedTitle={failed}
      onSend={async (body) => {
        queries.setQueryData(
          courseSalesQuery(courseId).queryKey,
          await change.mutateAsync({ params: { courseId }, body }),
        );
        toast({ title: done });
      }}
      onClose={onClose}
    >
      <FormField control={form.control} name="reason" label="Reason" hint="It goes on the record." required>
        {(field) => <Textarea {...field} rows={3} limit={500} />}
      </FormField>
    </SendDialog>
  );
}
