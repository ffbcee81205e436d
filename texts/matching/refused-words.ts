import type { RefusedWork } from '#contract/catalogue/tags.ts';
import { labourLaw } from '#domain/labour/law.ts';

/** Work that a rep may rule out, as it follows "I won't": what the rep ticks is what a business reads. */
export const refusedWords: Readonly<Record<RefusedWork, string>> = {
  alcohol: 'sell alcohol',
  tobacco: 'sell tobacco or vapes',
  'door-to-door': 'sell door to door',
  nights: `work after ${labourLaw.night.from}`,
  relocating: 'move to another town',
  'commission-only': 'work for commission only',
};
