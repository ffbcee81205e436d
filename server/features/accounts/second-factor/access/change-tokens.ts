import { z } from 'zod';
import { createStopTokens } from '#server/platform/mail/stop-tokens.ts';
import { Refusal } from '#server/platform/refusal.ts';

const kinds = ['change', 'removal', 'correction', 'move'] as const;

/** A change or a move that can be undone, or a removal or a correction of the address that can be stopped. */
export interface SecondThought {
  readonly kind: (typeof kinds)[number];
  readonly id: string;
}

export interface ChangeTokens {
  of(thought: SecondThought): string;
  /** Whether it still counts is for the row to say. */
  read(token: string): SecondThought;
}

const shape = z.tuple([z.enum(kinds), z.uuid()]);

/** What an email about a way to sign in carries, so that only its recipient can say that it was not them. */
export function createChangeTokens(secretKey: string): ChangeTokens {
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
