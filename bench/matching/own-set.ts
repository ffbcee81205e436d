import { resolve } from 'node:path';

/** The set in this repository. */
export const ownSet = resolve(import.meta.dirname, '../../test/matching-set');
