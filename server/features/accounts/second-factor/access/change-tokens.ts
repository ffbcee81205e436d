import { z } from 'zod';
import { createStopTokens } from '#server/platform/mail/stop-tokens.ts';
import { Refusal } from '#server/platform/refusal.ts';

const kinds = ['change', 'removal'] as const;

/** A change that can be taken back, or a removal that can be stopped. */
export interface SecondThought {
  readonly kind: (typeof kinds)[number];
  readonly id: string;
}

export interface ChangeTokens {
  of(thought: SecondThought): string;
  /** Whether it still counts is for the row to say. Refusal: second_factor.link_invalid. */
  read(token: string): SecondThought;
}

const shape = z.tuple([z.enum(kinds), z.uuid()]);

/** What a mail about a second factor carries, so that whoever got it, and nobody else, can say that it was not them. */
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
