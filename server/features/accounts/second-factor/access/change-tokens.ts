import { z } from 'zod';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { createStopTokens } from '#server/platform/mail/stop-tokens.ts';
import { Refusal } from '#server/platform/refusal.ts';

const kinds = ['change', 'removal', 'correction', 'move'] as const;

/** The change that a token undoes or stops. */
export interface SecondThought {
  readonly kind: (typeof kinds)[number];
  readonly id: string;
}

export interface ChangeTokens {
  of(thought: SecondThought): string;
  /** Throws for a forged token. Whether the change can still be undone depends on its row. */
  read(token: string): SecondThought;
}

const shape = z.tuple([z.enum(kinds), z.uuid()]);

/** Tokens in emails about changed ways to sign in, by which the recipient can report that it was not them. */
export function createChangeTokens(secretKey: Secret): ChangeTokens {
  const tokens = createStopTokens(secretKey, { feature: 'thengisa accounts', purpose: 'second factor changes' });
  return {
    of: ({ kind, id }) => tokens.of(`${kind}.${id}`),
    read(token) {
      const { data } = shape.safeParse(tokens.read(token)?.split('.'));
      if (!data) throw new Refusal('second_factor.link_invalid');
      const [kind, id] = data;
      return { kind, id };
    },
  };
}
