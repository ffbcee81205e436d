import { labelOf } from '#contract/catalogue/options.ts';
import { leadIndustries, repCounts } from '#contract/contact/lead-options.ts';
import { signUpPath } from '#contract/site/sign-in-addresses.ts';
import { BusinessLeadForm } from '#web/features/leads/business-lead-form.tsx';
import { LeadConfirmation } from '#web/features/leads/lead-confirmation.tsx';
import { LeadPanel } from '#web/features/leads/lead-panel.tsx';
import { useLeadDesk } from '#web/features/leads/use-lead-desk.ts';

const saved = {
  title: 'Details Saved!',
  description: "We've saved your business information. Create your account to start matching with sales reps.",
};

/** A business's lead form, and its saved answers. */
export function BusinessDesk() {
  const { lead, confirmed, heading, team, save, edit, remove } = useLeadDesk('business', saved);
  if (!confirmed || !lead) {
    return (
      <LeadPanel step={1} title="Tell us what you need" headingRef={heading}>
        <BusinessLeadForm key={lead?.timestamp} lead={lead} onSave={save} />
      </LeadPanel>
    );
  }
  return (
    <LeadPanel step={2} title={`${lead.companyName} is ready to register`} headingRef={heading}>
      <LeadConfirmation
        intro="Your details are saved. Next, create your account to post gigs and meet applicants."
        items={[
          { term: 'Company', detail: lead.companyName },
          { term: 'Contact', detail: lead.contactName },
          { term: 'Email', detail: lead.email },
          { term: 'Industry', detail: labelOf(leadIndustries, lead.industry) },
          { term: 'Reps needed', detail: labelOf(repCounts, lead.numberOfReps) },
          { term: 'WhatsApp number', detail: lead.phone },
          { term: 'Project description', detail: lead.description },
        ]}
        savedAt={lead.timestamp}
        register={{ to: signUpPath, label: 'Register My Business' }}
        team={team}
        onEdit={edit}
        onRemove={remove}
      />
    </LeadPanel>
  );
}
