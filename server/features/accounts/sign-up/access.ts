import { type UserType, userTypes } from '#contract/accounts/roles.ts';
import { nameField } from '#contract/names/name-field.ts';
import { inOneForm } from '#contract/one-form.ts';
import { AuthRefusal } from '../protocol/access/auth-refusal.ts';
import { checkText } from '../protocol/access/printable.ts';
import type { JsonObject } from '../tables.ts';

/** The client's details at sign-up. Locations and industries are names or ids of the reference tables. */
export interface SignUpMetadata extends JsonObject {
  readonly full_name?: string | null;
  readonly user_type?: UserType | null;
  readonly company_name?: string | null;
  readonly preferred_location?: string | null;
  readonly preferred_industry?: string | null;
  readonly primary_location?: string | null;
  readonly primary_industry?: string | null;
}

const maximumBytes = 8 * 1024;

const knownLines = {
  full_name: 'Full name',
  company_name: 'Company name',
  preferred_location: 'Preferred location',
  preferred_industry: 'Preferred industry',
  primary_location: 'Primary location',
  primary_industry: 'Primary industry',
} as const;

const lineMaximum = 120;

/** Shown to others, and therefore checked as names. */
const names: readonly string[] = ['full_name', 'company_name'];

/** Throws validation_failed with a text for the person. Unknown fields are kept. */
export function checkMetadata(data: JsonObject): SignUpMetadata {
  if (Buffer.byteLength(JSON.stringify(data)) > maximumBytes) {
    throw invalid(`The details sent along can be at most ${maximumBytes / 1024} KB.`);
  }
  const checked: Record<string, unknown> = { ...data };
  for (const [name, label] of Object.entries(knownLines)) {
    const value = data[name];
    if (value === undefined || value === null) continue;
    const line = checkLine(value, label);
    checked[name] = line !== '' && names.includes(name) ? checkName(line, label) : line;
  }
  const type = data.user_type;
  if (type !== undefined && type !== null && !userTypes.includes(type as UserType)) {
    throw invalid(`The user type must be ${userTypes.join(' or ')}.`);
  }
  return checked as SignUpMetadata;
}

function checkLine(value: unknown, label: string): string {
  if (typeof value !== 'string') throw invalid(`${label} must be text.`);
  const line = inOneForm(value.trim());
  if (line.length > lineMaximum) throw invalid(`${label} can be at most ${lineMaximum} characters long.`);
  checkText(line, label, { lines: false });
  return line;
}

function checkName(line: string, label: string): string {
  const { success, data, error } = nameField(label).safeParse(line);
  if (!success) throw invalid(error.issues[0]?.message ?? `${label} is not valid.`);
  return data;
}

function invalid(message: string): AuthRefusal {
  return new AuthRefusal('validation_failed', { message });
}
