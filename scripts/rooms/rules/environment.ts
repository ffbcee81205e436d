import type { House } from '../house.ts';
import { isProduct } from '../place.ts';
import type { Violation } from '../violation.ts';

// The site's routes run on Node while the web is built, as the configuration files do.
const readers = ['server/platform/env.ts', 'web/routes.ts'];

/** All environment variables are read, and validated, in one place. */
export function checkEnvironment(house: House): Violation[] {
  return house.files.flatMap(({ path, place, uses }) => {
    if (!place || !isProduct(place) || readers.includes(path)) return [];
    return uses
      .filter(({ what }) => what === 'process.env')
      .map(({ line }) => ({
        path,
        line,
        message: 'process.env may be read only in server/platform/env.ts',
        rule: 'environment' as const,
      }));
  });
}
