import type { LegallyAsked } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * Throws the legal gate's refusal. The gate runs before the command, which calls this only after its own checks, so that a missing or
 * foreign resource is reported first.
 */
export function requireLegal({ legal }: LegallyAsked): void {
  if (legal !== null) throw new Refusal(legal);
}
