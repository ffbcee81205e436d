import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { ownJobAddress } from '#contract/site/portal-addresses.ts';
import { type StandbyOfJob, standbyApi } from '#contract/trust/standby.ts';
import { TermsSignFields, termsSignedAs } from '#web/features/engagements/terms/sign-fields.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

interface SignDialogProps {
  readonly jobId: string;
  readonly standby: StandbyOfJob;
  /** Places are offered by themselves from then on. */
  readonly automatic: boolean;
  readonly confirmLabel: string;
  /** After the signature. */
  readonly then: () => Promise<unknown> | undefined;
  readonly onClose: () => void;
}

/** The business signs the terms of work with reps on standby who accept, once for a job. */
export function StandbySignDialog({ jobId, standby, automatic, confirmLabel, then, onClose }: SignDialogProps) {
  const { expectedName, asksPhone } = standby;
  const choose = useMutation(mutationOf(standbyApi.choose));
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
        onSend={async (signed) => {
          await choose.mutateAsync({ params: { jobId }, body: { ...signed, automatic } });
          await then();
        }}
        onClose={onClose}
      >
        <p>
          The terms state the tasks, days, hours and pay of <TextLink to={ownJobAddress(jobId)}>your job</TextLink>, as
          it is when the place is offered.
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
