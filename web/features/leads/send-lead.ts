import { type LeadInput, leadsApi } from '#contract/contact/leads.ts';
import { call } from '#web/lib/api-client.ts';

/** Hands a lead to the team. Loaded only when somebody has agreed to it. Throws an ApiError. */
export async function sendLead(lead: LeadInput): Promise<void> {
  await call(leadsApi.submit, { body: lead });
}
