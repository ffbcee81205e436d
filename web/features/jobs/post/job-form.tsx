import { Eye } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { JobFormCourses } from './job-form-courses.tsx';
import { JobFormPay } from './job-form-pay.tsx';
import { JobFormPreview } from './job-form-preview.tsx';
import { JobFormSchedule } from './job-form-schedule.tsx';
import { JobFormTags } from './job-form-tags.tsx';
import { JobFormWhen } from './job-form-when.tsx';
import { JobFormWork } from './job-form-work.tsx';
import { type JobFormOptions, useJobForm } from './use-job-form.ts';

interface JobFormProps extends JobFormOptions {
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Above the reason for a refusal. */
  readonly failedTitle: string;
  readonly closingHint: string;
  /** Tags of an edited job, null if it was never asked for them. Those sent are null until they are changed here. */
  readonly storedTags?: readonly string[] | null;
  /** Why it can't be sent yet, only saved. */
  readonly refusal?: string | null;
  /** Above the buttons. */
  readonly notice?: ReactNode;
}

export function JobForm(props: JobFormProps) {
  const {
    submitLabel,
    busyLabel,
    failedTitle,
    closingHint,
    refusal = null,
    storedTags = null,
    notice,
    ...options
  } = props;
  const { form, restored, preview, submit, keeping, keep, showPreview, hidePreview, discard } = useJobForm(options);
  const { isSubmitting, isDirty, errors } = form.formState;
  const formId = useId();
  const busy = isSubmitting && preview === null;
  return (
    <FormProvider {...form}>
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!(isSubmitting || keeping || refusal)) void submit();
        }}
      >
        {restored && isDirty ? (
          <RestoredNote onDiscard={discard}>
            You haven’t sent it yet. We keep it on this device until you send it or sign out.
          </RestoredNote>
        ) : null}
        <JobFormWork control={form.control} />
        <JobFormTags control={form.control} stored={storedTags} />
        <JobFormSchedule />
        <JobFormWhen control={form.control} closingHint={closingHint} />
        <JobFormPay />
        <JobFormCourses control={form.control} />
        {notice}
        <FormFailure failure={errors.root} title={failedTitle} />
        <div className="flex flex-col gap-3 md:flex-row md:items-start md:justify-end">
          <Button
            variant="secondary"
            size="large"
            full="phone"
            disabled={isSubmitting}
            icon={<Eye aria-hidden="true" className="size-5" />}
            onClick={() => void showPreview()}
          >
            Preview
          </Button>
          {keep ? (
            <Button
              variant={refusal ? 'accent' : 'secondary'}
              size="large"
              full="phone"
              disabled={isSubmitting}
              busy={keeping}
              busyLabel="Saving"
              onClick={() => void keep()}
            >
              Save draft
            </Button>
          ) : null}
          <Button
            type="submit"
            variant={refusal ? 'secondary' : 'accent'}
            size="large"
            full="phone"
            busy={busy}
            busyLabel={busyLabel}
            disabled={keeping}
            disabledReason={refusal}
          >
            {submitLabel}
          </Button>
        </div>
      </form>
      {preview ? (
        <JobFormPreview
          job={{ ...preview, tags: preview.tags ?? (storedTags && [...storedTags]) }}
          onClose={hidePreview}
          formId={formId}
          submitLabel={submitLabel}
          busyLabel={busyLabel}
          refusal={refusal}
          busy={isSubmitting}
        />
      ) : null}
    </FormProvider>
  );
}
