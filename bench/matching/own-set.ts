import { resolve } from 'node:path';

/** The one that is kept with the product. */
export const ownSet = resolve(import.meta.dirname, '../../test/matching-set');
