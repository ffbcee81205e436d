import type { RefusalCode } from './refusals.ts';

/** Who may call, and how each gate says no. An endpoint names its gate, and lists only the refusals of its own. */
const ofGate = {
  open: [],
  'signed-in': ['session.required', 'session.second_factor_required'],
  rep: ['session.required', 'session.second_factor_required', 'role.rep_required'],
  business: ['session.required', 'session.second_factor_required', 'role.business_required'],
  admin: ['admin.session_required'],
} as const satisfies Record<string, readonly RefusalCode[]>;

export type GateName = keyof typeof ofGate;

/** How the legal gate says no: before a rep applies, and before a business posts a job or hires. */
const ofLegalGate = [
  'legal.agreement_required',
  'legal.agreement_outdated',
  'legal.review_pending',
  'legal.document_asked_again',
  'legal.review_rejected',
] as const satisfies readonly RefusalCode[];

export type LegalRefusal = (typeof ofLegalGate)[number];

interface Gated {
  readonly method: string;
  readonly gate: GateName;
  readonly legal?: 'rep' | 'business';
}

/** What anybody may be told who calls this, before it does what it is for. */
export function gateRefusals({ method, gate, legal }: Gated): readonly RefusalCode[] {
  // Administrators are known by a cookie, so what changes something must come from a page of our own.
  const ofCookie = gate === 'admin' && method !== 'GET' ? (['request.other_origin'] as const) : [];
  return [...ofGate[gate], ...ofCookie, ...(legal ? ofLegalGate : [])];
}
