import type { Feature } from './operators/site-now.ts';
import type { PayingSide } from './pricing.ts';
import type { RefusalCode } from './refusals.ts';

/** Who may call, and how each gate says no. An endpoint names its gate, and lists only the refusals of its own. */
const ofGate = {
  open: [],
  'signed-in': ['session.required', 'session.second_factor_required'],
  rep: ['session.required', 'session.second_factor_required', 'role.rep_required'],
  business: ['session.required', 'session.second_factor_required', 'role.business_required'],
  admin: ['admin.session_required', 'admin.not_permitted'],
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

/** Why something stays possible after the trial without a payment. */
export type AfterTrial = 'own data' | 'own money' | 'keeps a promise' | 'ends something';

interface TrialGated {
  readonly gate: GateName;
  readonly afterTrial?: AfterTrial | undefined;
}

interface Gated extends TrialGated {
  readonly method: string;
  readonly legal?: 'rep' | 'business';
  readonly feature?: Feature;
}

/** Whose trial gate applies: that of the side it is for, unless it stays possible. */
export function trialSideOf({ gate, afterTrial }: TrialGated): PayingSide | null {
  return afterTrial === undefined && (gate === 'rep' || gate === 'business') ? gate : null;
}

/** Refusals any caller may get, before the endpoint's own work. */
export function gateRefusals({ method, gate, legal, afterTrial, feature }: Gated): readonly RefusalCode[] {
  // Administrators are known by a cookie, so what changes something must come from a page of our own.
  const ofCookie = gate === 'admin' && method !== 'GET' ? (['request.other_origin'] as const) : [];
  const ofTrial = trialSideOf({ gate, afterTrial }) ? (['trial.ended'] as const) : [];
  const ofFeature = feature ? (['feature.off'] as const) : [];
  return [...ofGate[gate], ...ofCookie, ...ofFeature, ...ofTrial, ...(legal ? ofLegalGate : [])];
}
