import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { agreeInput } from '#contract/engagements/terms.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { DeedProps } from './work-deed-props.ts';

const schema = agreeInput.pick({ fullName: true, agreed: true });

/** With a tick and the name as it is typed, like every agreement here. */
export function WorkAgree({ work }: DeedProps) {
  const agree = useMutation(mutationOf(engagementsApi.agree));
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { fullName: '', agreed: false as boolean } as z.input<typeof schema>,
  });
  const submit = handleSubmit(async (signed) => {
    try {
      await agree.mutateAsync({
        params: { engagementId: work.id },
        body: { ...signed, termsVersion: work.termsVersion },
      });
      toast({ title: 'Agreed', description: `${work.companyName} is told, and pays next.` });
    } catch (error) {
      applyServerErrors(error, setError);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md gap-4">
      <FormField control={control} name="fullName" label="Your full name" required>
        {(field) => <TextInput {...field} autoComplete="name" />}
      </FormField>
      <FormCheckbox control={control} name="agreed" label="I have read the terms of this work and agree to them" />
      <FormFailure failure={formState.errors.root} title="Not agreed" />
      <Button type="submit" variant="accent" size="large" full="phone" busy={formState.isSubmitting}>
        I agree
      </Button>
    </form>
  );
}
