import type { AdminLead, ContactMessage } from '#contract/contact/enquiries.ts';
import type { contactMessages, leads } from '../tables.ts';

/** As the database aggregates them. */
export interface AnswerJson {
  readonly id: string;
  readonly by: string;
  readonly text: string;
  readonly at: string;
}

interface Beside {
  readonly handledBy: string | null;
  readonly assignedTo: string | null;
  readonly answers: readonly AnswerJson[];
  readonly userId: string | null;
  readonly suspended: boolean;
}

const presentBeside = (handledAt: Date | null, { handledBy, assignedTo, answers, userId, suspended }: Beside) => ({
  account: userId === null ? null : { userId, suspended },
  assignedTo,
  answers: answers.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
  handled: handledAt && { at: handledAt.toISOString(), by: handledBy ?? '' },
});

interface MessageRow extends Beside {
  readonly message: typeof contactMessages.$inferSelect;
}

export function presentMessage({
  message: { handledAt, handledBy, assignedTo, ...message },
  ...beside
}: MessageRow): ContactMessage {
  return { ...message, createdAt: message.createdAt.toISOString(), ...presentBeside(handledAt, beside) };
}

interface LeadRow extends Beside {
  readonly lead: typeof leads.$inferSelect;
}

export function presentLead({ lead, ...beside }: LeadRow): AdminLead {
  const { handledAt, handledBy, assignedTo, consentVersion, consentChannel, ...told } = lead;
  return { ...told, consentedAt: lead.consentedAt.toISOString(), ...presentBeside(handledAt, beside) };
}
