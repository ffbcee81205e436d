import { labelOf } from '#contract/catalogue/options.ts';
import { leadAvailability, leadExperience, leadIndustries, leadProvinces } from '#contract/contact/lead-options.ts';
import { signUpFor } from '#contract/site/sign-in-addresses.ts';
import { LeadConfirmation } from '#web/features/leads/lead-confirmation.tsx';
import { LeadPanel } from '#web/features/leads/lead-panel.tsx';
import { RepLeadForm } from '#web/features/leads/rep-lead-form.tsx';
import { useLeadDesk } from '#web/features/leads/use-lead-desk.ts';

const saved = {
  title: 'Application Saved!',
  description: "We've saved your information. Create your account to start applying for sales opportunities.",
};

/** A rep's lead form, and its saved answers. */
export function RepDesk() {
  const { lead, confirmed, heading, team, save, edit, remove } = useLeadDesk('rep', saved);
  if (!confirmed || !lead) {
    return (
      <LeadPanel step={1} title="Tell us about yourself" headingRef={heading}>
        <RepLeadForm key={lead?.timestamp} lead={lead} onSave={save} />
      </LeadPanel>
    );
  }
  return (
    <LeadPanel step={2} title={`Almost there, ${lead.fullName}`} headingRef={heading}>
      <LeadConfirmation
        intro="Your details are saved. Next, create your account to find gigs, apply and track every reply."
        items={[
          { term: 'Full name', detail: lead.fullName },
          { term: 'Email', detail: lead.email },
          { term: 'WhatsApp number', detail: lead.phone },
          { term: 'Location', detail: labelOf(leadProvinces, lead.location) },
          { term: 'Sales experience', detail: labelOf(leadExperience, lead.experience) },
          { term: 'Availability', detail: labelOf(leadAvailability, lead.availability) },
          {
            term: 'Preferred industries',
            detail: lead.industries.map((industry) => labelOf(leadIndustries, industry)).join(', '),
          },
          { term: 'About you', detail: lead.description },
        ]}
        savedAt={lead.timestamp}
        register={{ to: signUpFor('rep'), label: 'Create My Rep Account' }}
        team={team}
        onEdit={edit}
        onRemove={remove}
      />
    </LeadPanel>
  );
}
