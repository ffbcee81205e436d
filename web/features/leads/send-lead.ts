import { type LeadInput, leadsApi } from '#contract/contact/leads.ts';
import { call } from '#web/lib/api-client.ts';

/** Sends a lead to the team. Loaded only after the visitor has consented. Throws an ApiError. */
export async function sendLead(lead: LeadInput): Promise<void> {
  await call(leadsApi.submit, { body: lead });
}
