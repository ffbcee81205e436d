import { Eye } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { JobFormPay } from './job-form-pay.tsx';
import { JobFormPreview } from './job-form-preview.tsx';
import { JobFormWhen } from './job-form-when.tsx';
import { JobFormWork } from './job-form-work.tsx';
import { type JobFormOptions, useJobForm } from './use-job-form.ts';

interface JobFormProps extends JobFormOptions {
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Above the reason why it could not be sent. */
  readonly failedTitle: string;
  readonly closingHint: string;
  /** Above the buttons. */
  readonly notice?: ReactNode;
}

export function JobForm({ submitLabel, busyLabel, failedTitle, closingHint, notice, ...options }: JobFormProps) {
  const { form, restored, preview, submit, showPreview, hidePreview, discard } = useJobForm(options);
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
          if (!isSubmitting) void submit();
        }}
      >
        {restored && isDirty ? (
          <RestoredNote onDiscard={discard}>
            It is not sent yet, and kept on this device until you send it or sign out.
          </RestoredNote>
        ) : null}
        <JobFormWork control={form.control} />
        <JobFormWhen control={form.control} closingHint={closingHint} />
        <JobFormPay />
        {notice}
        <FormFailure failure={errors.root} title={failedTitle} />
        <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-end">
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
          <Button type="submit" variant="accent" size="large" full="phone" busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </div>
      </form>
      {preview ? (
        <JobFormPreview
          job={preview}
          onClose={hidePreview}
          formId={formId}
          submitLabel={submitLabel}
          busyLabel={busyLabel}
          busy={isSubmitting}
        />
      ) : null}
    </FormProvider>
  );
}
