import { z } from 'zod';

type JsonSchema = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
};

/** For fields with rules that a JSON schema can't express. */
const usual: Record<string, unknown> = {
  vatNumber: '4123456789',
  branchCode: '250655',
  accountNumber: '62000000000',
  code: '123456',
  expires: '2031-01',
  // Of a browser that receives push.
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-device',
  p256dh: 'BGRnXEaDx6IXy215NQagJW9DqtrWWQ0UhJCf3ATxObnYEdsnTHUfeuEAFEKIcdAIewxDq9OyKlt9JcPZ0p33LB4',
  auth: 'AAAAAAAAAAAAAAAAAAAAAA',
  month: '2026-11',
  noticeUntil: '2031-01-01T08:00:00.000Z',
  ...{ supportEmail: 'help@example.co.za', supportPhone: '021 555 0100', supportWhatsapp: '27215550100' },
  ...{ weekdayHours: '8:00-17:00', saturdayHours: 'Closed', sundayHours: 'Closed' },
  year: '2027',
  phone: '082 123 4567',
  tags: ['sampling'],
  email: 'someone@example.co.za',
  payCents: 500_000,
  // Of a dispute alone.
  ...{ proposedCents: null, fileIds: [] },
  amountCents: 19_900,
  // Of sales alone.
  ...{ address: 'https://shop.example.co.za/', externalId: 'ORDER-1' },
  fromAccount: { kind: 'bank', repId: null },
  toAccount: { kind: 'provider_fees', repId: null },
  schedule: { kind: 'days', dates: ['2026-12-05'], from: '09:00', to: '17:00', breakMinutes: 30 },
};

const described = new WeakMap<z.ZodType, JsonSchema>();

/** A schema's sample facts, cached because they are needed thousands of times. */
function jsonOf(schema: z.ZodType): JsonSchema {
  const json = described.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  described.set(schema, json);
  return json;
}

/** An input that the schema accepts, every optional field included. `known` gives values to fields by name. */
export function sampleInput(schema: z.ZodType | undefined, known: Record<string, unknown>): Record<string, unknown> {
  if (schema === undefined) return {};
  const sample = sampleOf(jsonOf(schema), known) as Record<string, unknown>;
  const parsed = schema.safeParse(sample);
  if (parsed.success) return sample;
  throw new Error(`No sample for a schema: ${parsed.error.message}`);
}

function sampleOf(schema: JsonSchema, known: Record<string, unknown>): unknown {
  const [choice] = schema.oneOf ?? schema.anyOf ?? schema.allOf ?? [];
  if (choice) return sampleOf(choice, known);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [
          name,
          name in known && fits(known[name], field)
            ? known[name]
            : name in usual && matches(usual[name], field)
              ? usualOf(name, field)
              : sampleOf(field, known),
        ]),
      );
    case 'array':
      return schema.items ? [sampleOf(schema.items, known)] : [];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'string':
      return textOf(schema);
    default:
      return null;
  }
}

/** A list is one text in a query. */
const usualOf = (name: string, { type }: JsonSchema): unknown =>
  type === 'string' && Array.isArray(usual[name]) ? String(usual[name]) : usual[name];

/** Codes have other letters elsewhere. */
const matches = (value: unknown, { pattern }: JsonSchema): boolean =>
  typeof value !== 'string' || pattern === undefined || new RegExp(pattern).test(value);

/** Fields that may be null elsewhere may be required here. */
const fits = (value: unknown, { anyOf = [] }: JsonSchema): boolean =>
  value !== null || anyOf.some(({ type }) => type === 'null');

/** One of them matches most text patterns. */
const texts = ['Some text', 'Some-text', 'some-text', '00', 'TH-7K2M-9QXA-4D0C', 'ABCDEFG', '09:00'];

function textOf({ format, pattern }: JsonSchema): string {
  if (format === 'uuid') return '01900000-0000-7000-8000-000000000000';
  if (format === 'date') return '2026-12-01';
  if (format === 'date-time') return '2026-12-01T08:00:00.000Z';
  if (format === 'idn-email') return 'someone@example.co.za';
  return texts.find((text) => pattern === undefined || new RegExp(pattern).test(text)) ?? '';
}

/** The required query of an endpoint, as it follows the path. */
export function requiredQuery(schema: z.ZodType | undefined): string {
  if (schema === undefined) return '';
  const { required = [] } = jsonOf(schema);
  const sample = sampleInput(schema, { cursor: undefined });
  return required.length === 0 ? '' : `?${new URLSearchParams(required.map((name) => [name, String(sample[name])]))}`;
}
