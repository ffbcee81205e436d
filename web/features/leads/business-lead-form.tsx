import { type BusinessLead, currentLeadConsent, leadIndustries, repCounts } from '#contract/contact/lead-options.ts';
import type { LeadInput } from '#contract/contact/leads.ts';
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
  companyName: requiredText('Company name', 120),
  industry: required('Choose an industry.'),
  numberOfReps: required('Choose how many reps you need.'),
  contactName: requiredText('Contact name', 120),
  email: emailAddress,
  phone: whatsappNumber,
  description: atMost('Description', 5000),
};

interface BusinessLeadFormProps {
  /** Saved on an earlier visit. */
  readonly lead: BusinessLead | null;
  /** @param forTeam null without consent */
  readonly onSave: (lead: BusinessLead, forTeam: LeadInput | null) => void;
}

export function BusinessLeadForm({ lead, onSave }: BusinessLeadFormProps) {
  const { errors, props } = useShortForm({
    checks,
    onSubmit: (data) => {
      const saved = {
        companyName: textOf(data, 'companyName'),
        industry: textOf(data, 'industry'),
        numberOfReps: textOf(data, 'numberOfReps'),
        contactName: textOf(data, 'contactName'),
        email: textOf(data, 'email'),
        phone: textOf(data, 'phone'),
        description: textOf(data, 'description'),
      };
      const copy = { ...saved, kind: 'business', consentVersion: currentLeadConsent, ...trapOf(data) } as LeadInput;
      draft.letGo();
      onSave(saved, data.has('consent') ? copy : null);
    },
  });
  const draft = useTypedDraft(props.ref, 'business-lead');
  return (
    <LeadFormFrame form={props} draft={draft}>
      <RequiredText
        label="Company name"
        name="companyName"
        autoComplete="organization"
        maxLength={120}
        defaultValue={lead?.companyName}
        error={errors.companyName}
      />
      <Field label="Industry" error={errors.industry} required>
        <ChoiceSelect
          name="industry"
          choices={leadIndustries}
          placeholder="Choose an industry"
          defaultValue={lead?.industry}
          required
        />
      </Field>
      <Field label="Number of reps" error={errors.numberOfReps} required>
        <ChoiceSelect
          name="numberOfReps"
          choices={repCounts}
          placeholder="How many do you need?"
          defaultValue={lead?.numberOfReps}
          required
        />
      </Field>
      <RequiredText
        label="Contact name"
        name="contactName"
        autoComplete="name"
        maxLength={120}
        defaultValue={lead?.contactName}
        error={errors.contactName}
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
      <DescriptionField
        label="Project description"
        hint="What you sell, where, and for how long."
        error={errors.description}
        value={lead?.description}
      />
    </LeadFormFrame>
  );
}
