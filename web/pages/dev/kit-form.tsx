import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { formatRand } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const schema = z.object({
  title: z.string().trim().min(1, 'Job title is required.'),
  industry: z.enum(['Retail', 'Finance'], 'Choose an industry.'),
  compensationCents: z.int('Compensation must be an amount in rand.').min(1, 'Compensation must be more than R0.'),
  role: z.enum(['rep', 'business'], 'Choose one.'),
  agreed: z.boolean().refine((agreed) => agreed, 'You must agree.'),
});

export function KitForm() {
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { title: '', agreed: false },
  });
  const submit = handleSubmit((values) =>
    toast({ title: 'Saved', description: `${values.title} for ${formatRand(values.compensationCents)}` }),
  );
  return (
    <form onSubmit={submit} noValidate className="grid max-w-xl gap-5">
      <FormField control={control} name="title" label="Job title" required>
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField control={control} name="industry" label="Industry" required>
        {(field) => <Select {...field} placeholder="Choose one" options={['Retail', 'Finance']} />}
      </FormField>
      <FormField control={control} name="compensationCents" label="Pay" required>
        {(field) => <MoneyInput {...field} />}
      </FormField>
      <FormRadioGroup
        control={control}
        name="role"
        legend="Who"
        options={[
          { value: 'rep', label: 'Rep' },
          { value: 'business', label: 'Business' },
        ]}
      />
      <FormCheckbox control={control} name="agreed" label="I agree" />
      <Button type="submit" className="justify-self-start">
        Send
      </Button>
    </form>
  );
}
