import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

type Schema = Record<string, unknown>;
type Writer = (answer: unknown) => string;

// Keywords an answer is validated against, and serialising does not need.
const checks = new Set([
  'enum',
  'pattern',
  'format',
  '$schema',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
]);

/**
 * Serialises answers by a function compiled from their schema on first use: only what the schema names goes out. Types are the compiler's business;
 * validating every value again took longer than all the rest of the serialising.
 */
export const writeAnswers: FastifySerializerCompiler<z.ZodType> = (route) => {
  let write: Writer | undefined;
  return (answer) => {
    write ??= writerOf(route.schema) ?? (serializerCompiler(route) as Writer);
    return write(answer);
  };
};

const writers = new WeakMap<z.ZodType, Writer | null>();

/** Compiled once for a schema, however many routes answer with it. */
function writerOf(schema: z.ZodType): Writer | null {
  let writer = writers.get(schema);
  if (writer === undefined) {
    writer = writerFor(schema);
    writers.set(schema, writer);
  }
  return writer;
}

/** Null when the answer can take several shapes, which only validation can distinguish. */
function writerFor(schema: z.ZodType): Writer | null {
  if (!(schema instanceof z.ZodType) || schema instanceof z.ZodUndefined) return null;
  const plain = withoutChecks(z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any' }) as Schema);
  return JSON.stringify(plain).includes('"anyOf"') || JSON.stringify(plain).includes('"oneOf"')
    ? null
    : fastJson(plain);
}

function withoutChecks(schema: Schema): Schema {
  const { anyOf } = schema;
  if (Array.isArray(anyOf) && anyOf.length === 2 && anyOf[1].type === 'null') {
    return { ...withoutChecks(anyOf[0]), nullable: true };
  }
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => !checks.has(name))
      .map(([name, value]) => [name, inside(name, value)]),
  );
}

function inside(name: string, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'object' && one !== null ? withoutChecks(one) : one));
  if (typeof value !== 'object' || value === null) return value;
  if (name !== 'properties') return withoutChecks(value as Schema);
  return Object.fromEntries(Object.entries(value).map(([key, schema]) => [key, withoutChecks(schema as Schema)]));
}
