import {
  currentLeadConsent,
  leadAvailability,
  leadExperience,
  leadProvinces,
  type RepLead,
} from '#contract/contact/lead-options.ts';
import type { LeadInput } from '#contract/contact/leads.ts';
import { IndustryTicks } from '#web/features/leads/industry-ticks.tsx';
import {
  DescriptionField,
  LeadFormFrame,
  RequiredText,
  WhatsappField,
  whatsappNumber,
} from '#web/features/leads/lead-fields.tsx';
import { ChoiceSelect } from '#web/features/marketing/choice-select.tsx';
import { textOf, trapOf } from '#web/features/marketing/form-values.ts';
import { emailAddress } from '#web/lib/email-check.ts';
import { useTypedDraft } from '#web/lib/use-typed-draft.ts';
import { Field } from '#web/ui/field.tsx';
import { atMost, required, requiredText } from '#web/ui/form-checks.ts';
import { useShortForm } from '#web/ui/use-short-form.ts';

const checks = {
  fullName: requiredText('Full name', 120),
  email: emailAddress,
  phone: whatsappNumber,
  location: required('Choose a province.'),
  experience: required('Choose your experience.'),
  availability: required('Choose your availability.'),
  description: atMost('Description', 5000),
};

const lists = [
  { name: 'location', label: 'Location', choices: leadProvinces, placeholder: 'Choose your province' },
  {
    name: 'experience',
    label: 'Sales experience',
    choices: leadExperience,
    placeholder: 'How long have you been selling?',
  },
  { name: 'availability', label: 'Availability', choices: leadAvailability, placeholder: 'How much can you work?' },
] as const;

interface RepLeadFormProps {
  /** Saved on an earlier visit. */
  readonly lead: RepLead | null;
  /** @param forTeam null without consent */
  readonly onSave: (lead: RepLead, forTeam: LeadInput | null) => void;
}

export function RepLeadForm({ lead, onSave }: RepLeadFormProps) {
  const { errors, props } = useShortForm({
    checks,
    onSubmit: (data) => {
      const saved = {
        fullName: textOf(data, 'fullName'),
        email: textOf(data, 'email'),
        phone: textOf(data, 'phone'),
        location: textOf(data, 'location'),
        experience: textOf(data, 'experience'),
        industries: data.getAll('industries').map(String),
        availability: textOf(data, 'availability'),
        description: textOf(data, 'description'),
      };
      const copy = { ...saved, kind: 'sales_rep', consentVersion: currentLeadConsent, ...trapOf(data) } as LeadInput;
      draft.letGo();
      onSave(saved, data.has('consent') ? copy : null);
    },
  });
  const draft = useTypedDraft(props.ref, 'rep-lead');
  return (
    <LeadFormFrame form={props} draft={draft}>
      <RequiredText
        label="Full name"
        name="fullName"
        autoComplete="name"
        maxLength={120}
        defaultValue={lead?.fullName}
        error={errors.fullName}
      />
      <RequiredText
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={lead?.email}
        error={errors.email}
      />
      <WhatsappField value={lead?.phone} error={errors.phone} />
      {lists.map(({ name, label, choices, placeholder }) => (
        <Field key={name} label={label} error={errors[name]} required>
          <ChoiceSelect name={name} choices={choices} placeholder={placeholder} defaultValue={lead?.[name]} required />
        </Field>
      ))}
      <IndustryTicks chosen={lead?.industries ?? []} />
      <DescriptionField
        label="About you"
        hint="What you’ve sold, the languages you sell in and when you’re free."
        error={errors.description}
        value={lead?.description}
      />
    </LeadFormFrame>
  );
}
