import type { RefusalText } from '../refusal-text.ts';

export const evidenceRefusals = {
  'evidence.no_list': {
    status: 404,
    title: 'No list of packs',
    detail: 'The list of a key’s packs is published when the key ends.',
  },
} as const satisfies Record<string, RefusalText>;
