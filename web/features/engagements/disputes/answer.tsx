import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { disputesApi, statementInput } from '#contract/engagements/disputes.ts';
import { disputeLimits } from '#contract/engagements/options.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { EvidenceField } from './evidence-field.tsx';
import { optionalProposalOf } from './proposal.ts';

interface DisputeAnswerProps {
  readonly engagementId: string;
  readonly payCents: number;
  readonly other: string;
}

/** One party's account of what happened, with evidence. */
export function DisputeAnswer({ engagementId, payCents, other }: DisputeAnswerProps) {
  const schema = statementInput.extend({ proposedCents: optionalProposalOf(payCents) });
  const params = { engagementId };
  const state = useMutation(mutationOf(disputesApi.state));
  const show = useMutation(mutationOf(disputesApi.showFile));
  const { control, handleSubmit, formState, setError, reset } = useForm<
    z.input<typeof schema>,
    unknown,
    z.output<typeof schema>
  >({
    resolver: zodResolver(schema),
    defaultValues: { text: '', proposedCents: null },
  });
  const submit = handleSubmit(async (body) => {
    try {
      await state.mutateAsync({ params, body });
      reset();
      toast({ title: 'Statement sent', description: `${other} and our team can read it.` });
    } catch (error) {
      applyServerErrors(error, setError);
    }
  });
  return (
    <div className="grid gap-5 border-line border-t pt-5">
      <form onSubmit={submit} noValidate className="grid gap-3">
        <FormField
          control={control}
          name="text"
          label="Your statement"
          hint={`What happened, when, and who saw it. ${other} can read it too. You can’t change it later.`}
          required
        >
          {(field) => <Textarea {...field} rows={4} limit={disputeLimits.letters} />}
        </FormField>
        <FormField
          control={control}
          name="proposedCents"
          label="Amount the rep should get"
          hint={`At most ${formatRandExact(payCents)}, before our fee.`}
          optional
        >
          {(field) => <MoneyInput {...field} />}
        </FormField>
        {formState.errors.root?.message ? (
          <Alert tone="danger" title="We couldn’t send your statement" announce>
            {formState.errors.root.message}
          </Alert>
        ) : null}
        <div>
          <Button type="submit" full="phone" busy={formState.isSubmitting}>
            Send statement
          </Button>
        </div>
      </form>
      <EvidenceField
        label="A picture or PDF"
        hint={`Only you, ${other} and our team can open it.`}
        onUploaded={({ id: fileId }) =>
          show.mutate(
            { params, body: { fileId } },
            { onError: (error) => failureToast('We couldn’t add this file', error) },
          )
        }
      />
    </div>
  );
}
