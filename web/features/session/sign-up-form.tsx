import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UserType } from '#contract/accounts/roles.ts';
import { authPath, withDestination } from '#contract/site/sign-in-addresses.ts';
import { authClient } from '#web/lib/auth-client.ts';
import { draftOf, visitor } from '#web/lib/drafts.ts';
import { toast } from '#web/lib/toast.ts';
import { useFormDraft } from '#web/lib/use-form-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { isAboutPassword, signUpFailure } from './auth-texts.ts';
import { sideOfLead } from './lead-prefill.ts';
import { noteMail } from './mail-wait.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PlanNote } from './plan-note.tsx';
import type { Portal } from './portals.ts';
import {
  metadataOf,
  type SignUpEntered,
  type SignUpFields,
  signUpFields,
  signUpTrouble,
  userTypeOfPortal,
} from './sign-up-fields.ts';
import { SignUpPickers } from './sign-up-pickers.tsx';
import { useDestination } from './use-destination.ts';
import { noteRegistered, readChosenPlan, useSignUpPrefill } from './use-sign-up-prefill.ts';

const userTypeOptions = [
  { value: 'sales_rep', label: 'Sales Representative', hint: 'I’m looking for gigs' },
  { value: 'business', label: 'Business Owner', hint: 'I’m looking for reps' },
];

export interface SignUpFormProps {
  /** Fixes the user type; without it the form asks. */
  readonly portal: Portal | null;
  /** On this page, before switching to the other tab. */
  readonly typed: SignUpEntered | null;
  /** Null once there is nothing to return to. */
  readonly onTyped: (values: SignUpEntered | null) => void;
  /** Typed on the other tab. */
  readonly email: string;
  readonly onSignedIn: () => void;
  /** The account exists, but its email address has to be confirmed first. */
  readonly onConfirmationSent: (email: string) => void;
}

/** The fields of a draft: its module stores no passwords. */
const draftFields = { userType: null, fullName: '', email: '', companyName: '', locationId: null, industryId: null };

/**
 * A side that was chosen with nothing typed is soon chosen again; and an email typed on the other tab must not be
 * replaced by an empty one.
 */
const worthKeeping = (found: typeof draftFields | null) =>
  found && (found.fullName || found.email || found.companyName) ? found : null;

export function SignUpForm({ portal, typed, onTyped, email, onSignedIn, onConfirmationSent }: SignUpFormProps) {
  const prefill = useSignUpPrefill();
  const destination = useDestination();
  const preselected: UserType | undefined = portal ? userTypeOfPortal[portal] : sideOfLead(prefill);
  const known = preselected ? prefill[preselected] : null;
  const blank: SignUpEntered = {
    ...(preselected && { userType: preselected }),
    fullName: known?.fullName ?? '',
    email: known?.email || email,
    password: '',
    confirmPassword: '',
    companyName: known?.companyName ?? '',
    locationId: null,
    industryId: null,
    planId: null,
  } as SignUpEntered;
  const form = useForm<SignUpEntered, unknown, SignUpFields>({
    resolver: zodResolver(signUpFields),
    defaultValues: blank,
  });
  const [draft] = useState(() => draftOf('browser', 'sign-up', visitor));
  const [kept] = useState(() => (typed ? null : worthKeeping(draft.find(draftFields))));
  const { restored, sent, discard } = useFormDraft(form, {
    found:
      typed ??
      (kept && ({ ...blank, ...kept, userType: (portal ? null : kept.userType) ?? preselected } as SignUpEntered)),
    keep: (values) => {
      onTyped(values);
      draft.keep(values);
    },
    forget: () => {
      onTyped(null);
      draft.forget();
    },
  });
  const { control, handleSubmit, formState, setError, clearErrors, setValue, getValues, watch } = form;
  const userType = watch('userType');
  const plan = userType ? readChosenPlan(userType) : null;
  const planId = plan?.id ?? null;

  // The lead of the side just chosen; typed values stay.
  useEffect(() => {
    if (!userType) return;
    setValue('planId', planId);
    for (const name of ['fullName', 'email', 'companyName'] as const) {
      if (getValues(name) || !prefill[userType][name]) continue;
      setValue(name, prefill[userType][name]);
      clearErrors(name);
    }
  }, [userType, planId, prefill, setValue, getValues, clearErrors]);

  async function create(fields: SignUpFields) {
    const { data, error } = await authClient().signUp({
      email: fields.email,
      password: fields.password,
      options: {
        emailRedirectTo: `${window.location.origin}${withDestination(authPath, destination)}`,
        data: metadataOf(fields, prefill[fields.userType].profile),
      },
    });
    if (error) {
      const failure = signUpFailure(error);
      toast(failure);
      const isAbout = isAboutPassword(error);
      setError(
        isAbout ? 'password' : 'root',
        { message: failure.description ?? failure.title },
        { shouldFocus: isAbout },
      );
      return;
    }
    noteRegistered(fields.userType);
    sent();
    if (data.session) {
      onSignedIn();
      toast({ title: 'Account created successfully!' });
      return;
    }
    noteMail('signup', fields.email);
    toast({ title: 'Check your email', description: `We sent a confirmation link to ${fields.email}.` });
    onConfirmationSent(fields.email);
  }

  function explain() {
    const trouble = signUpTrouble(getValues());
    if (trouble) toast(trouble);
  }

  return (
    <form onSubmit={handleSubmit(create, explain)} noValidate className="grid gap-5">
      {restored && kept && formState.isDirty ? (
        <RestoredNote onDiscard={() => discard(blank)}>
          We kept everything except your passwords. You haven’t signed up yet.
        </RestoredNote>
      ) : null}
      {plan && userType ? <PlanNote plan={plan} userType={userType} /> : null}
      {portal ? null : (
        <FormRadioGroup control={control} name="userType" legend="I am a..." look="cards" options={userTypeOptions} />
      )}
      <FormField control={control} name="fullName" label="Full Name" required>
        {(field) => <TextInput {...field} autoComplete="name" />}
      </FormField>
      {userType === 'business' ? (
        <FormField control={control} name="companyName" label="Company Name" required>
          {(field) => <TextInput {...field} autoComplete="organization" />}
        </FormField>
      ) : null}
      <FormField control={control} name="email" label="Email" required>
        {(field) => <TextInput {...field} type="email" autoComplete="username" inputMode="email" />}
      </FormField>
      <NewPasswordFields control={control} />
      {userType ? (
        <SignUpPickers control={control} setValue={setValue} userType={userType} lead={prefill[userType]} />
      ) : null}
      <FormFailure failure={formState.errors.root} />
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
      <p className="text-ink-soft text-sm leading-normal">
        By signing up you agree to our{' '}
        <TextLink to="/terms" target="_blank">
          Terms of use
        </TextLink>
        . Our{' '}
        <TextLink to="/privacy" target="_blank">
          Privacy policy
        </TextLink>{' '}
        explains what we store about you and why.
      </p>
    </form>
  );
}
