import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { ownJobAddress } from '#contract/site/portal-addresses.ts';
import type { StandbyOfJob } from '#contract/trust/standby.ts';
import { TermsSignFields, termsSignedAs } from '#web/features/engagements/terms/sign-fields.tsx';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type Signed = z.output<z.ZodObject<ReturnType<typeof termsSignedAs>>>;

interface SignDialogProps {
  /** Whose tasks, pay and hours the terms state. */
  readonly jobId: string;
  /** They have the days of a job that is posted now. */
  readonly otherDays?: boolean;
  readonly standby: Pick<StandbyOfJob, 'expectedName' | 'asksPhone'>;
  readonly confirmLabel: string;
  /** Throws the server's refusal. */
  readonly onSigned: (signed: Signed) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The business signs the terms of work with reps on standby who accept, once for a job. */
export function StandbySignDialog({
  jobId,
  otherDays = false,
  standby,
  confirmLabel,
  onSigned,
  onClose,
}: SignDialogProps) {
  const { expectedName, asksPhone } = standby;
  const form = useForm({
    resolver: zodResolver(z.object(termsSignedAs(expectedName))),
    defaultValues: { fullName: '', agreed: false as true, phone: '' },
  });
  return (
    <FormProvider {...form}>
      <SendDialog
        form={form}
        title="Sign for reps on standby"
        description="A rep who accepts a place signs the same terms of work, for the days that haven’t started. You sign for them now, so that no time is lost."
        confirmLabel={confirmLabel}
        busyLabel="Signing"
        failedTitle="We couldn’t save this"
        onSend={onSigned}
        onClose={onClose}
      >
        <p>
          The terms state the tasks, days, hours and pay of{' '}
          <TextLink to={ownJobAddress(jobId)}>{otherDays ? 'this job' : 'your job'}</TextLink>
          {otherDays ? ', with the days and pay you entered' : ''}, as it is when the place is offered.
        </p>
        <TermsSignFields
          expectedName={expectedName}
          asksPhone={asksPhone}
          label="For my business, I agree to this job’s terms of work with each rep on standby who accepts."
        />
      </SendDialog>
    </FormProvider>
  );
}
