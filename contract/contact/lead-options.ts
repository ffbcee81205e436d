import type { Choice } from '../catalogue/options.ts';

export const leadIndustries = [
  { value: 'technology', label: 'Technology' },
  { value: 'retail', label: 'Retail' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'finance', label: 'Finance' },
  { value: 'manufacturing', label: 'Manufacturing' },
  { value: 'real-estate', label: 'Real estate' },
  { value: 'automotive', label: 'Automotive' },
  { value: 'telecommunications', label: 'Telecommunications' },
  { value: 'insurance', label: 'Insurance' },
  { value: 'education', label: 'Education' },
  { value: 'construction', label: 'Construction' },
  { value: 'hospitality', label: 'Hospitality' },
  { value: 'media', label: 'Media' },
  { value: 'food-beverage', label: 'Food & beverage' },
  { value: 'logistics', label: 'Logistics' },
  { value: 'energy', label: 'Energy' },
  { value: 'agriculture', label: 'Agriculture' },
  { value: 'pharmaceutical', label: 'Pharmaceutical' },
  { value: 'consulting', label: 'Consulting' },
  { value: 'non-profit', label: 'Non-profit' },
  { value: 'government', label: 'Government' },
  { value: 'e-commerce', label: 'E-commerce' },
  { value: 'fashion', label: 'Fashion' },
  { value: 'beauty', label: 'Beauty' },
  { value: 'sports', label: 'Sports' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];

export const repCounts = [
  { value: '1-2', label: '1-2 reps' },
  { value: '3-5', label: '3-5 reps' },
  { value: '6-10', label: '6-10 reps' },
  { value: '11-25', label: '11-25 reps' },
  { value: '25+', label: '25+ reps' },
] as const satisfies readonly Choice[];

export const leadProvinces = [
  { value: 'gauteng', label: 'Gauteng' },
  { value: 'western-cape', label: 'Western Cape' },
  { value: 'kwazulu-natal', label: 'KwaZulu-Natal' },
  { value: 'eastern-cape', label: 'Eastern Cape' },
  { value: 'free-state', label: 'Free State' },
  { value: 'limpopo', label: 'Limpopo' },
  { value: 'mpumalanga', label: 'Mpumalanga' },
  { value: 'north-west', label: 'North West' },
  { value: 'northern-cape', label: 'Northern Cape' },
] as const satisfies readonly Choice[];

export const leadExperience = [
  { value: 'no-experience', label: 'No experience yet' },
  { value: '0-1-years', label: '0-1 years' },
  { value: '1-3-years', label: '1-3 years' },
  { value: '3-5-years', label: '3-5 years' },
  { value: '5-10-years', label: '5-10 years' },
  { value: '10-plus-years', label: '10+ years' },
] as const satisfies readonly Choice[];

export const leadAvailability = [
  { value: 'part-time', label: 'Part-time (10-20 h/week)' },
  { value: 'flexible', label: 'Flexible (20-30 h/week)' },
  { value: 'full-time', label: 'Full-time (40+ h/week)' },
  { value: 'project-based', label: 'Project-based' },
] as const satisfies readonly Choice[];

/** Who writes through the contact form. */
export const contactUserTypes = [
  { value: 'sales_rep', label: 'Sales representative' },
  { value: 'business', label: 'Business owner' },
  { value: 'investor', label: 'Investor' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];

/** A lead of a business, as the browser stores it under `business_lead_data`. */
export interface BusinessLead {
  readonly companyName: string;
  readonly industry: string;
  /** One of `repCounts`. */
  readonly numberOfReps: string;
  readonly contactName: string;
  readonly email: string;
  /** WhatsApp number; empty when not given. */
  readonly phone: string;
  readonly description: string;
}

/** A lead of a rep, as the browser stores it under `rep_lead_data`. */
export interface RepLead {
  readonly fullName: string;
  readonly email: string;
  /** WhatsApp number; empty when not given. */
  readonly phone: string;
  /** One of `leadProvinces`. */
  readonly location: string;
  readonly experience: string;
  /** Some of `leadIndustries`; may be empty. */
  readonly industries: readonly string[];
  readonly availability: string;
  readonly description: string;
}

export const leadStatus = 'awaiting_registration';

/**
 * The consent texts by version: the law asks for the exact words. A published version is never changed or removed; a new wording gets a new version.
 */
export const leadConsents = {
  '2026-11-20':
    'You may keep these details and contact me about my request by email, phone or WhatsApp. I can take this back at any time with the link in your mail, and my details are then deleted.',
} as const;

export type LeadConsentVersion = keyof typeof leadConsents;

/** The version that the forms show today. */
export const currentLeadConsent: LeadConsentVersion = '2026-11-20';
