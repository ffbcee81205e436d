import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import type { Terms } from '#contract/engagements/terms.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { courseAddress, workAddress } from '#contract/site/portal-addresses.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { leaveIfOutdated } from '#web/lib/form-errors.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { termsQuery } from './api.ts';
import { TermsSignFields, termsSignedAs } from './sign-fields.tsx';

const missing = 'engagement.courses_missing' satisfies RefusalCode;
const taken = 'engagement.hours_taken' satisfies RefusalCode;

const underpaid = 'engagement.below_minimum_wage' satisfies RefusalCode;

const blank = { fullName: '', agreed: false as true, phone: '' };

/** The page on which the rep can resolve a refusal. */
function wayOutOf(error: unknown) {
  if (!(error instanceof ApiError) || error.about === undefined) return null;
  if (error.code === missing) return { to: courseAddress(error.about), label: 'Go to the course' };
  return error.code === taken ? { to: workAddress(error.about), label: 'Open the other gig' } : null;
}

interface AgreeFormProps {
  readonly terms: Terms;
  /** Of the version on the screen. */
  readonly version: number;
}

/** The rep signs a version of the terms: those in force, or the business's proposal. */
export function AgreeForm({ terms, version }: AgreeFormProps) {
  const { engagementId, companyName, expectedName, asksPhone, inForce } = terms;
  const queries = useQueryClient();
  const agree = useMutation(mutationOf(engagementsApi.agree));
  const form = useForm({ resolver: zodResolver(z.object(termsSignedAs(expectedName))), defaultValues: blank });
  const { handleSubmit, formState, setError } = form;
  const [wayOut, setWayOut] = useState<{ readonly to: string; readonly label: string } | null>(null);
  const isFirst = version === inForce.version;

  const submit = handleSubmit(async (signed) => {
    try {
      await agree.mutateAsync({ params: { engagementId }, body: { ...signed, termsVersion: version } });
      toast({
        title: isFirst ? 'You agreed to the terms' : 'You agreed to the changes',
        description: isFirst ? `We’ve notified ${companyName}, who pays next.` : `We’ve notified ${companyName}.`,
      });
    } catch (error) {
      setWayOut(wayOutOf(error));
      leaveIfOutdated(error, setError, {
        leave: () => void queries.invalidateQueries({ queryKey: termsQuery(engagementId).queryKey }),
        unless: [missing, taken, underpaid],
      });
    }
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="grid max-w-md gap-4">
        <TermsSignFields
          expectedName={expectedName}
          asksPhone={asksPhone}
          label={`I have read and agree to version ${version} of these terms of work.`}
        />
        <FormFailure failure={formState.errors.root} title="We couldn’t record your agreement" />
        {wayOut ? <TextLink to={wayOut.to}>{wayOut.label}</TextLink> : null}
        <Button
          type="submit"
          variant="accent"
          size="large"
          full="phone"
          busy={formState.isSubmitting}
          busyLabel="Signing"
        >
          I agree
        </Button>
      </form>
    </FormProvider>
  );
}
