import type { LegallyAsked } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * Says no as the legal gate does. Whoever asks for what is not there, or not theirs, is to hear that first: so the gate is
 * asked before the command, and answers inside it.
 */
export function requireLegal({ legal }: LegallyAsked): void {
  if (legal !== null) throw new Refusal(legal);
}
