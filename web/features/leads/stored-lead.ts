import type { BusinessLead, RepLead } from '#contract/contact/lead-options.ts';
import { leadStatus } from '#contract/contact/lead-options.ts';
import type { PayingSide } from '#contract/pricing.ts';

interface Leads {
  readonly business: BusinessLead;
  readonly rep: RepLead;
}

export type LeadOf<Side extends PayingSide> = Leads[Side];

/** A lead as stored in this browser. */
export type StoredLead<Side extends PayingSide> = Leads[Side] & {
  /** ISO. */
  readonly timestamp: string;
  readonly status: typeof leadStatus;
};

/** Its storage key in this browser. */
export const leadKeys: Record<PayingSide, string> = { business: 'business_lead_data', rep: 'rep_lead_data' };

const texts: { readonly [Side in PayingSide]: readonly (keyof Leads[Side])[] } = {
  business: ['companyName', 'industry', 'numberOfReps', 'contactName', 'email', 'phone', 'description'],
  rep: ['fullName', 'email', 'phone', 'location', 'experience', 'availability', 'description'],
};

/** Without storage, as in some private windows, a lead lives as long as the page. */
const unsaved: Partial<Record<PayingSide, string>> = {};
const listeners = new Set<() => void>();

function changed() {
  for (const listener of listeners) listener();
}

export function subscribeToLeads(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The record as text, equal as long as the lead is. */
export function rawLead(side: PayingSide): string | null {
  try {
    return unsaved[side] ?? localStorage.getItem(leadKeys[side]);
  } catch {
    return unsaved[side] ?? null;
  }
}

/** Null for anything but a lead of this side: others may have written under the key. */
export function parseLead<Side extends PayingSide>(side: Side, raw: string | null): StoredLead<Side> | null {
  if (raw === null) return null;
  let record: unknown;
  try {
    record = JSON.parse(raw);
  } catch {
    return null;
  }
  if (typeof record !== 'object' || record === null) return null;
  const fields = record as Record<string, unknown>;
  // Marks the record once its person has an account: nothing is pending any more.
  if (fields.status !== leadStatus) return null;
  const complete =
    [...texts[side], 'timestamp'].every((name) => typeof fields[name as string] === 'string') &&
    (side === 'business' ||
      (Array.isArray(fields.industries) && fields.industries.every((one) => typeof one === 'string')));
  return complete ? (record as StoredLead<Side>) : null;
}

/** False when the browser couldn't store it beyond this page. */
export function saveLead<Side extends PayingSide>(side: Side, lead: LeadOf<Side>, now: Date): boolean {
  const raw = JSON.stringify({ ...lead, timestamp: now.toISOString(), status: leadStatus });
  try {
    localStorage.setItem(leadKeys[side], raw);
    delete unsaved[side];
    return true;
  } catch {
    unsaved[side] = raw;
    return false;
  } finally {
    changed();
  }
}

export function removeLead(side: PayingSide): void {
  delete unsaved[side];
  try {
    localStorage.removeItem(leadKeys[side]);
  } catch {
    // Nothing was stored then.
  }
  changed();
}
