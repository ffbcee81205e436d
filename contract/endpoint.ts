import { z } from 'zod';
import type { ApiGroup } from './api-groups.ts';
import type { AfterTrial, GateName } from './gates.ts';
import type { LimitName } from './limits.ts';
import type { Noun } from './nouns.ts';
import type { AdminPermission } from './operators/roles.ts';
import type { Feature } from './operators/site-now.ts';
import type { RefusalCode } from './refusals.ts';

/** Its input, its output and the refusals the caller should expect. */
interface Call {
  /** Fastify style: `/api/jobs/:jobId`. The contact form's address was fixed by its first client. */
  readonly path: `/api/${string}` | `/functions/v1/${string}`;
  /** Signed and approved as this side: checked in the transaction of the call, and so for writes alone. */
  readonly legal?: 'rep' | 'business';
  /** Refused while the operator has switched it off. */
  readonly feature?: Feature;
  /** Why it remains possible after its side's trial ended. Without it, the trial gate applies. */
  readonly afterTrial?: AfterTrial;
  /** The limit of `contract/limits.ts` it counts under, where that is not the usual one. */
  readonly limit?: LimitName;
  /** Imperative and of at most 60 characters: "List wallet transactions, newest first". */
  readonly summary: string;
  /** Markdown: what the summary leaves out. Access, paging and limits are added to it in the OpenAPI document. */
  readonly description?: string;
  readonly tag: ApiGroup;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** In bytes, where more than the 64 KB that are enough for any other call. */
  readonly largestBody?: number;
  /** The body is a file, as `application/octet-stream`, and is streamed. */
  readonly rawBody?: true;
  readonly status: 200 | 201 | 204;
  /** How many seconds shared caches may store the answer, which is the same for every caller. Other answers are not cached. */
  readonly keptFor?: number;
  /** The answer is a text of this kind instead of JSON. */
  readonly contentType?: `text/${string}`;
  readonly response: z.ZodType;
  /** The answer holds a secret that is shown once: it isn’t stored for a repeat under an `Idempotency-Key`. */
  readonly secretAnswer?: true;
  /** Its own, beside those of its gates. */
  readonly refusals?: readonly RefusalCode[];
}

/**
 * A GET that also answers our team while it views as a user (`operators/viewings.ts`): nothing that another user wrote to them or that is about
 * someone else alone, no documents, no bank account, no secrets and nothing that protects the account. Nullable fields can be left out of it, by name
 * and however deep.
 */
type SeenByTeam = true | { readonly without: readonly string[] };

/** Who may call it; of administrators, those whose role has the permission. */
type Gated =
  | { readonly gate: 'admin'; readonly permission: AdminPermission; readonly seenByTeam?: never }
  | { readonly gate: 'open'; readonly permission?: never; readonly seenByTeam?: never }
  | {
      readonly gate: Exclude<GateName, 'admin' | 'open'>;
      readonly permission?: never;
      /** Without it, the team is refused. */
      readonly seenByTeam?: SeenByTeam;
    };

type Named =
  | {
      readonly method: 'GET';
      /** Null: its screen refetches it automatically, or each read is recorded. */
      readonly about: Noun | null;
      readonly changes?: never;
    }
  | {
      readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
      readonly about?: never;
      /** None: it is shown to no one, or its own answer replaces the cached one. */
      readonly changes: readonly Noun[];
    };

/** One call of the API. */
export type Endpoint = Call & Named & Gated;

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type SchemaOutput<T> = T extends z.ZodType ? z.output<T> : undefined;
type SchemaInput<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives, after parsing. */
export interface Parsed<E extends Endpoint> {
  readonly params: SchemaOutput<E['params']>;
  readonly query: SchemaOutput<E['query']>;
  readonly body: SchemaOutput<E['body']>;
}

type Given<Name extends string, T> = T extends z.ZodType ? { [K in Name]: SchemaInput<T> } : unknown;

/** What a caller sends, before parsing. */
export type CallInput<E extends Endpoint> = Given<'params', E['params']> &
  Given<'query', E['query']> &
  Given<'body', E['body']>;

/** A handler's return value, before fields that the response schema does not name are stripped. */
export type Answer<E extends Endpoint> = z.input<E['response']>;

/** The answer to a caller. */
export type Result<E extends Endpoint> = z.output<E['response']>;

export const noContent = z.void();
