import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { ProfileForm } from './use-profile-form.ts';

interface ProfileFormFrameProps<Values extends FieldValues & { version: number }> {
  readonly profile: ProfileForm<Values>;
  /** Above the reason for a failed save. */
  readonly failedTitle: string;
  readonly children: ReactNode;
}

/** The frame of every profile form: notes, the two buttons, and the guard against leaving. */
export function ProfileFormFrame<Values extends FieldValues & { version: number }>({
  profile,
  failedTitle,
  children,
}: ProfileFormFrameProps<Values>) {
  const { form, submit, restored, conflict, takeTheirs, keepMine, leave } = profile;
  const { isDirty, isSubmitting, errors } = form.formState;
  const [cancelling, setCancelling] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
      className="grid gap-6"
    >
      {restored && isDirty ? <RestoredNote>Your changes aren’t saved yet. Save or cancel them.</RestoredNote> : null}
      {children}
      {conflict ? (
        <Alert
          tone="warning"
          title={conflict.title}
          announce
          action={
            <div className="flex flex-col gap-3 md:flex-row">
              <Button size="small" busy={isSubmitting} onClick={() => void keepMine()}>
                Save my version
              </Button>
              <Button size="small" variant="secondary" onClick={() => void takeTheirs()}>
                Load new version
              </Button>
            </div>
          }
        >
          {conflict.message}
        </Alert>
      ) : null}
      <FormFailure failure={errors.root} title={failedTitle} />
      <div className="flex flex-col gap-3 md:flex-row md:justify-end">
        <Button
          variant="secondary"
          size="large"
          full="phone"
          onClick={() => {
            if (isDirty) setCancelling(true);
            else leave();
          }}
        >
          Cancel
        </Button>
        <Button type="submit" variant="accent" size="large" full="phone" busy={isSubmitting} busyLabel="Saving">
          Save changes
        </Button>
      </div>
      <LeaveGuard active={isDirty} cancelling={cancelling} onStay={() => setCancelling(false)} onLeave={leave} />
    </form>
  );
}
