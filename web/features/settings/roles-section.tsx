import { zodResolver } from '@hookform/resolvers/zod';
import { Briefcase, Store } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { UserType } from '#contract/accounts/roles.ts';
import { nameField } from '#contract/names/name-field.ts';
import { businessPath, repPath } from '#contract/site/sign-in-addresses.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useAddRole } from './api.ts';

interface RoleTexts {
  readonly title: string;
  readonly purpose: string;
  readonly label: string;
  readonly required: string;
  readonly autoComplete: string;
  readonly action: string;
  readonly done: string;
  readonly open: { readonly to: string; readonly label: string };
}

const texts: Record<UserType, RoleTexts> = {
  sales_rep: {
    title: 'Sales rep',
    purpose: 'Browse jobs, apply, train and get paid.',
    label: 'Full name',
    required: 'Please enter your full name',
    autoComplete: 'name',
    action: 'Become a sales rep',
    done: 'You’re now a sales rep',
    open: { to: repPath, label: 'Open Rep Portal' },
  },
  business: {
    title: 'Business',
    purpose: 'Post jobs and hire reps.',
    label: 'Company name',
    required: 'Please enter your company name',
    autoComplete: 'organization',
    action: 'Become a business',
    done: 'You’re now a business',
    open: { to: businessPath, label: 'Open Business Dashboard' },
  },
};

const icons = { sales_rep: Briefcase, business: Store };

/** Both sides of the marketplace, under one sign-in. */
export function RolesSection() {
  const { roles, rep, business } = useMe();
  return (
    <div className="grid gap-6">
      {(['sales_rep', 'business'] as const).map((role) => (
        <RoleCard
          key={role}
          role={role}
          held={roles.includes(role)}
          name={(role === 'business' ? business?.companyName : rep?.fullName) ?? ''}
        />
      ))}
    </div>
  );
}

interface RoleCardProps {
  readonly role: UserType;
  readonly held: boolean;
  readonly name: string;
}

function RoleCard({ role, held, name }: RoleCardProps) {
  const { title, purpose, open } = texts[role];
  const Icon = icons[role];
  return (
    <Card
      title={
        <span className="flex items-center gap-3">
          <Icon aria-hidden="true" className="size-5 text-brand" />
          {title}
        </span>
      }
      description={purpose}
      action={held ? <Badge tone="success">Yours</Badge> : null}
    >
      {held ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 font-semibold">{name}</p>
          <LinkButton to={open.to} variant="secondary" size="small">
            {open.label}
          </LinkButton>
        </div>
      ) : (
        <AddRoleForm role={role} />
      )}
    </Card>
  );
}

function AddRoleForm({ role }: { readonly role: UserType }) {
  const { label, required, autoComplete, action, done } = texts[role];
  const { rep } = useMe();
  const add = useAddRole(role);
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(z.object({ name: z.string().trim().min(1, required).pipe(nameField(label)) })),
    defaultValues: { name: role === 'sales_rep' ? (rep?.fullName ?? '') : '' },
  });

  const submit = handleSubmit(async ({ name }) => {
    try {
      await add.mutateAsync(name);
      toast({ title: done, description: 'You can complete the rest of your profile later.' });
    } catch (error) {
      applyServerErrors(error, setError);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid max-w-lg gap-5">
      <FormField control={control} name="name" label={label} required>
        {(field) => <TextInput {...field} autoComplete={autoComplete} />}
      </FormField>
      <FormFailure failure={formState.errors.root} />
      <Button type="submit" className="w-full md:w-fit" busy={formState.isSubmitting} busyLabel="Adding">
        {action}
      </Button>
    </form>
  );
}
