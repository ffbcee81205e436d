import type { Sale, SalesHint } from '#contract/engagements/sales.ts';
import { salesHintLimits } from '#contract/engagements/sales-options.ts';
import type { StatusText } from '../status.ts';

export const saleStatusTexts: Readonly<Record<Sale['status'], StatusText>> = {
  counted: { label: 'Counts', tone: 'success' },
  disputed: { label: 'Disputed', tone: 'accent' },
  void: { label: 'Void', tone: 'neutral' },
};

export const saleSourceTexts: Readonly<Record<Sale['source'], string>> = {
  system: 'Shop system',
  hand: 'Entered by hand',
  csv: 'CSV file',
};

/** What is unusual, and an innocent reason for it: a person judges. */
const hints: Readonly<Record<SalesHint['kind'], (count: number) => string>> = {
  device_repeats: (count) =>
    `The same kind of phone on one network scanned the code ${count} times. One customer may have opened the link again and again.`,
  burst: (count) =>
    `${count} sales came within ${salesHintLimits.burstMinutes} minutes. A busy till can do that, or orders entered together.`,
  no_scan: (count) => `${count} sales came before any scan of the code. Customers may have typed it.`,
  own_device: (count) =>
    `A phone like the rep’s, on the same network, scanned the code ${count} times. Reps often show customers how it works.`,
};

export const hintText = ({ kind, count }: Pick<SalesHint, 'kind' | 'count'>): string => hints[kind](count);
