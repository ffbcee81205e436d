import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminCoursePage, adminCoursesApi } from '#contract/courses/admin-courses.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { courseSalesQuery } from './api.ts';

const acts = {
  take: {
    label: 'Remove from catalogue',
    title: 'Remove this course from the catalogue?',
    description:
      'Reps can no longer buy or start it. Reps who already own this course keep it and can still earn the certificate.',
    confirm: 'Remove course',
    done: 'Course removed from the catalogue',
    failed: 'We couldn’t remove the course',
    tone: 'danger',
  },
  give: {
    label: 'Return to catalogue',
    title: 'Return this course to the catalogue?',
    description: 'Reps can buy and start the course again, at today’s price.',
    confirm: 'Return course',
    done: 'Course returned to the catalogue',
    failed: 'We couldn’t return the course',
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
  return (
    <ReasonDialog
      title={title}
      description={description}
      confirmLabel={confirm}
      tone={tone}
      failedTitle={failed}
      onSend={async (reason) => {
        const changed = await change.mutateAsync({ params: { courseId }, body: { offered: !offered, reason } });
        queries.setQueryData(courseSalesQuery(courseId).queryKey, changed);
        toast({ title: done });
      }}
      onClose={onClose}
    />
  );
}
