import type { AdminLead, ContactMessage } from '#contract/contact/enquiries.ts';
import type { contactMessages, leads } from '../tables.ts';

interface Beside {
  readonly handledBy: string | null;
  readonly userId: string | null;
  readonly suspended: boolean;
}

const presentBeside = (handledAt: Date | null, { handledBy, userId, suspended }: Beside) => ({
  account: userId === null ? null : { userId, suspended },
  handled: handledAt && { at: handledAt.toISOString(), by: handledBy ?? '' },
});

interface MessageRow extends Beside {
  readonly message: typeof contactMessages.$inferSelect;
}

export function presentMessage({
  message: { handledAt, handledBy, ...message },
  ...beside
}: MessageRow): ContactMessage {
  return { ...message, createdAt: message.createdAt.toISOString(), ...presentBeside(handledAt, beside) };
}

interface LeadRow extends Beside {
  readonly lead: typeof leads.$inferSelect;
}

export function presentLead({ lead, ...beside }: LeadRow): AdminLead {
  const { handledAt, handledBy, consentVersion, consentChannel, ...told } = lead;
  return { ...told, consentedAt: lead.consentedAt.toISOString(), ...presentBeside(handledAt, beside) };
}
