import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { industriesQuery, locationsQuery } from '#web/features/profiles/api.ts';
import { authClient } from '#web/lib/session-store.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { signUpFailure } from './auth-texts.ts';
import type { Portal } from './portal-access.ts';
import { metadataOf, type SignUpFields, signUpFields, signUpFieldTitles, userTypeOfPortal } from './sign-up-fields.ts';

type Entered = z.input<typeof signUpFields>;

interface SignUpFormProps {
  /** Preselects the user type; without it the form asks. */
  readonly portal: Portal | null;
  /** The account exists, but its email address has to be confirmed first. */
  readonly onConfirmationSent: (email: string) => void;
}

export function SignUpForm({ portal, onConfirmationSent }: SignUpFormProps) {
  const { control, handleSubmit, formState, setError, watch, reset } = useForm<Entered, unknown, SignUpFields>({
    resolver: zodResolver(signUpFields),
    defaultValues: {
      ...(portal && { userType: userTypeOfPortal[portal] }),
      fullName: '',
      email: '',
      password: '',
      confirmPassword: '',
      companyName: '',
      locationId: null,
      industryId: null,
    },
  });
  const isBusiness = watch('userType') === 'business';
  const locations = useQuery(locationsQuery);
  const industries = useQuery(industriesQuery);

  async function create(fields: SignUpFields) {
    const { data, error } = await authClient().signUp({
      email: fields.email,
      password: fields.password,
      options: { emailRedirectTo: `${window.location.origin}/auth`, data: metadataOf(fields) },
    });
    if (error) {
      const failure = signUpFailure(error);
      toast(failure);
      setError('root', { message: failure.description ?? failure.title });
    } else if (data.session) {
      toast({ title: 'Account created successfully!' });
    } else {
      toast({ title: 'Check your email', description: `We sent a confirmation link to ${fields.email}.` });
      reset();
      onConfirmationSent(fields.email);
    }
  }

  function explain(errors: FieldErrors<Entered>) {
    const first = signUpFieldTitles.find(([name]) => errors[name]);
    if (first) toast({ title: first[1], description: errors[first[0]]?.message, variant: 'destructive' });
  }

  const places = (locations.data ?? []).map(({ id, name, province }) => ({
    value: id,
    label: name,
    ...(province && province !== name ? { hint: province } : {}),
  }));
  const trades = (industries.data ?? []).map(({ id, name }) => ({ value: id, label: name }));

  return (
    <form onSubmit={handleSubmit(create, explain)} noValidate className="grid gap-5">
      {portal ? null : (
        <FormRadioGroup
          control={control}
          name="userType"
          legend="I am a..."
          look="cards"
          options={[
            { value: 'sales_rep', label: 'Sales Representative', hint: 'I look for gigs' },
            { value: 'business', label: 'Business Owner', hint: 'I look for reps' },
          ]}
        />
      )}
      <FormField control={control} name="fullName" label="Full Name" required>
        {(field) => <TextInput {...field} autoComplete="name" />}
      </FormField>
      {isBusiness ? (
        <FormField control={control} name="companyName" label="Company Name" required>
          {(field) => <TextInput {...field} autoComplete="organization" />}
        </FormField>
      ) : null}
      <FormField control={control} name="email" label="Email" required>
        {(field) => <TextInput {...field} type="email" autoComplete="email" inputMode="email" />}
      </FormField>
      <FormField control={control} name="password" label="Password" hint="At least 8 characters." required>
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
      <FormField control={control} name="confirmPassword" label="Confirm Password" required>
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
      <FormField
        control={control}
        name="locationId"
        label={isBusiness ? 'Primary Location' : 'Preferred Location'}
        optional
      >
        {(field) => <Combobox {...field} options={places} placeholder="Type a town or province" />}
      </FormField>
      <FormField
        control={control}
        name="industryId"
        label={isBusiness ? 'Primary Industry' : 'Preferred Industry'}
        hint="You can update both later from your profile."
        optional
      >
        {(field) => <Combobox {...field} options={trades} placeholder="Type an industry" />}
      </FormField>
      {formState.errors.root ? (
        <Alert tone="danger" announce>
          {formState.errors.root.message}
        </Alert>
      ) : null}
      <Button
        type="submit"
        variant="accent"
        size="large"
        full
        busy={formState.isSubmitting}
        busyLabel="Creating account"
      >
        Sign Up
      </Button>
    </form>
  );
}
