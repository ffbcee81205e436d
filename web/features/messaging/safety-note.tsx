import { ShieldAlert } from 'lucide-react';
import type { SafetyHint } from '#contract/messaging/options.ts';
import { widest } from './bubble-style.ts';

const elsewhere = 'Work that is paid elsewhere is not protected.';

const words: Record<SafetyHint, string> = {
  bank_account: elsewhere,
  paid_elsewhere: elsewhere,
  phone_number: `${elsewhere} What you agree on by phone is not on record here.`,
};

/** What both are told below a message. */
export const SafetyNote = ({ hint }: { readonly hint: SafetyHint }) => (
  <p className={`${widest} mt-1 flex items-start gap-1.5 px-1 text-ink-soft text-sm`}>
    <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
    {words[hint]}
  </p>
);
