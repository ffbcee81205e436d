import type { SiteFacts } from '../operators/settings.ts';
import { usualFacts } from './site-facts.ts';

const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0');

/** Replaces the default contacts in a text with the current ones. */
export function withContacts(
  text: string,
  { supportEmail, supportPhone }: Pick<SiteFacts, 'supportEmail' | 'supportPhone'>,
): string {
  return [
    [usualFacts.supportEmail, supportEmail] as const,
    [usualFacts.supportPhone, supportPhone] as const,
    [unbroken(usualFacts.supportPhone), unbroken(supportPhone)] as const,
  ].reduce((filled, [usual, now]) => (usual === now ? filled : filled.replaceAll(usual, () => now)), text);
}
