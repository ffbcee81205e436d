import type { AdminLead, ContactMessage } from '#contract/contact/enquiries.ts';
import type { contactMessages, leads } from '../tables.ts';

const presentHandled = (at: Date | null, by: string | null) => at && { at: at.toISOString(), by: by ?? '' };

interface MessageRow {
  readonly message: typeof contactMessages.$inferSelect;
  readonly handledBy: string | null;
}

export function presentMessage({ message: { handledAt, handledBy, ...message }, ...by }: MessageRow): ContactMessage {
  return { ...message, createdAt: message.createdAt.toISOString(), handled: presentHandled(handledAt, by.handledBy) };
}

interface LeadRow {
  readonly lead: typeof leads.$inferSelect;
  readonly handledBy: string | null;
}

export function presentLead({ lead, ...by }: LeadRow): AdminLead {
  const { handledAt, handledBy, consentVersion, consentChannel, ...told } = lead;
  return { ...told, consentedAt: lead.consentedAt.toISOString(), handled: presentHandled(handledAt, by.handledBy) };
}
