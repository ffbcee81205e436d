import { useQuery } from '@tanstack/react-query';
import type { JobDetail, JobInput } from '#contract/jobs/jobs.ts';
import { defaultClosingDay } from '#domain/jobs/closing-day.ts';
import { settleJob } from '#domain/jobs/job-pay.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { locationsQuery } from '#web/features/catalogue/api.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { tagsQuery } from '#web/features/tags/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { JobInDialog } from '../own/job-in-dialog.tsx';
import { askableCoursesQuery } from './askable-courses-api.ts';

interface JobFormPreviewProps {
  readonly job: JobInput;
  readonly onClose: () => void;
  /** Of the previewed form. */
  readonly formId: string;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly refusal: string | null;
  readonly busy: boolean;
}

/** The job as reps will see it, before it is sent. */
export function JobFormPreview(props: JobFormPreviewProps) {
  const { job, onClose, formId, submitLabel, busyLabel, refusal, busy } = props;
  const { business } = useMe();
  const { data: locations = [] } = useQuery(locationsQuery);
  const { data: courses = [] } = useQuery(askableCoursesQuery);
  const { data: tags } = useQuery(tagsQuery);
  const now = new Date();
  const { locationId, ...content } = settleJob(job);
  const seen: JobDetail = {
    ...content,
    id: '',
    companyName: business?.companyName ?? 'Your company',
    location: locations.find(({ id }) => id === locationId) ?? { id: locationId, name: '', province: null },
    namedCourses: courses
      .filter(({ id }) => content.asksCourses?.courseIds.includes(id))
      .map(({ id, title }) => ({ id, title, slug: '', offered: true })),
    closesOn: content.closesOn ?? defaultClosingDay(dayInSouthAfrica(now), content.startDate ?? null),
    tags: tags?.items.filter(({ id }) => content.tags?.includes(id)) ?? [],
    tagsAsked: content.tags !== null,
    createdAt: now.toISOString(),
    status: 'active',
    saleCents: null,
    saleBasisPoints: null,
    version: 1,
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      size="large"
      title={seen.title}
      description={`${seen.companyName} · ${seen.industry} · as reps will see it`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Back to editing
          </Button>
          {refusal ? null : (
            <Button type="submit" form={formId} variant="accent" busy={busy} busyLabel={busyLabel}>
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <JobInDialog job={seen} />
    </Dialog>
  );
}
