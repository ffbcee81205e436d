import type { Quote, RefusedWork } from '#contract/catalogue/tags.ts';

export const refusedLabels: Readonly<Record<RefusedWork, string>> = {
  alcohol: 'Sell alcohol',
  tobacco: 'Sell tobacco or vapes',
  'door-to-door': 'Sell door to door',
  nights: 'Work at night',
  relocating: 'Move to another town',
  'commission-only': 'Work for commission only',
};

const mostAround = 28;

/** The words that count, with a few of the words around them. */
export function shortQuote({ before, marked, after }: Quote): Quote {
  const start = before.length > mostAround ? `…${before.slice(-mostAround).replace(/^\S*\s/, ' ')}` : before;
  const end = after.length > mostAround ? `${after.slice(0, mostAround).replace(/\s\S*$/, ' ')}…` : after;
  return { before: start, marked, after: end };
}
