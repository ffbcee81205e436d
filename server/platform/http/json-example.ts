/** The parts of a JSON schema that an example depends on. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  /** Of a record, whose keys are those of `propertyNames`. */
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

/** Examples of fields by their names, or `parent.name` where the name alone is not enough. An array holds alternatives. */
export type FieldExamples = Readonly<Record<string, unknown>>;

/** A value that the schema accepts, with every optional field, composed of the examples of its fields. */
export function exampleOf(schema: JsonSchema, fields: FieldExamples, name = '', parent = ''): unknown {
  const given = [fields[`${parent}.${name}`], Object.hasOwn(fields, name) ? fields[name] : undefined].flat();
  const choices = choicesOf(schema);
  if (choices) {
    if (given.includes(null) && choices.some(({ type }) => type === 'null')) return null;
    const filled = choices.filter(({ type }) => type !== 'null');
    const chosen = filled.find((choice) => given.some((value) => accepts(choice, value))) ?? filled[0];
    return chosen ? exampleOf(chosen, fields, name, parent) : null;
  }
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, fields, name, parent)));
  const fitting = given.find((value) => accepts(schema, value));
  if (fitting !== undefined) return fitting;
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(fieldsOf(schema).map(([key, field]) => [key, exampleOf(field, fields, key, name)]));
    case 'array':
      return schema.items ? [exampleOf(schema.items, fields, name, parent)] : [];
    case 'integer':
    case 'number':
      return Math.min(Math.max(schema.minimum ?? 0, usualNumber(name)), schema.maximum ?? Infinity);
    case 'boolean':
      return true;
    case 'string':
      return textOf(schema, name);
    default:
      return null;
  }
}

function choicesOf(schema: JsonSchema): readonly JsonSchema[] | undefined {
  const { type } = schema;
  return (
    schema.anyOf ?? schema.oneOf ?? (Array.isArray(type) ? type.map((one) => ({ ...schema, type: one })) : undefined)
  );
}

function fieldsOf({ properties = {}, propertyNames, additionalProperties }: JsonSchema): [string, JsonSchema][] {
  const own = Object.entries(properties);
  if (typeof additionalProperties !== 'object' || !propertyNames?.enum) return own;
  return [...own, ...propertyNames.enum.map((key): [string, JsonSchema] => [String(key), additionalProperties])];
}

function accepts(schema: JsonSchema, value: unknown): boolean {
  if (value === undefined) return false;
  if ('const' in schema) return schema.const === value;
  if (schema.enum) return schema.enum.includes(value);
  if (typeof value === 'string') return schema.type === 'string' && acceptsText(schema, value);
  if (typeof value === 'number') {
    const { type, minimum = -Infinity, maximum = Infinity } = schema;
    return (type === 'integer' || type === 'number') && value >= minimum && value <= maximum;
  }
  if (typeof value === 'boolean') return schema.type === 'boolean';
  return value !== null && schema.type === 'object';
}

/** R1,330 where the name says that it is an amount in cents. */
const usualNumber = (name: string) => (name.endsWith('Cents') ? 133_000 : 2);

const ownFormats: ReadonlySet<string | undefined> = new Set(['uuid', 'date', 'date-time', 'time']);

function acceptsText({ format, pattern, minLength = 0, maxLength = Infinity }: JsonSchema, value: string): boolean {
  if (ownFormats.has(format) || value.length < minLength || value.length > maxLength) return false;
  return pattern === undefined || new RegExp(pattern).test(value);
}

function textOf({ format, pattern }: JsonSchema, name: string): string {
  if (format === 'uuid') return idOf(name);
  if (format === 'date') return '2026-12-05';
  if (format === 'date-time') return '2026-11-23T08:00:00.000Z';
  // "jobTitle" is an example of a job title that readers recognise.
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) || 'text';
  return pattern === undefined || new RegExp(pattern).test(words) ? words : '';
}

/** The same for the same name, so that a request and its response refer to the same resource. */
function idOf(name: string): string {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 0xffff_ffff_ffff;
  return `019ac2f4-6b1e-7c30-9d52-${hash.toString(16).padStart(12, '0')}`;
}
