import type { House, HouseImport } from '../house.ts';
import { isProduct, type Place, placeOf, type Room } from '../place.ts';
import type { Violation } from '../violation.ts';

const web: Room[] = ['web/styles', 'web/ui', 'web/lib'];
const server: Room[] = ['server/platform', 'server/features', 'server/app', 'server/demo', 'server/stand-ins'];

/** Which rooms each shipped room may import. Tests, scripts, benchmarks and configuration may import all. */
const allowed: Partial<Record<Room, Room[]>> = {
  contract: ['contract'],
  domain: ['contract', 'domain'],
  texts: ['contract', 'domain', 'texts'],
  'server/platform': ['contract', 'server/platform'],
  'server/features': ['contract', 'domain', 'texts', 'server/platform', 'server/features'],
  'server/demo': ['contract', 'domain', 'texts', 'server/platform', 'server/features', 'server/demo'],
  // Stand-ins for other companies: their knowledge of the protocols has to be their own, or nothing is tested.
  'server/stand-ins': ['contract', 'server/platform', 'server/stand-ins'],
  'server/app': ['contract', 'domain', 'texts', ...server],
  'server/main': ['contract', 'domain', 'texts', ...server],
  'web/ui': web,
  'web/lib': ['contract', 'domain', 'texts', ...web],
  'web/features': ['contract', 'domain', 'texts', ...web, 'web/features'],
  'web/admin': ['contract', 'domain', 'texts', ...web, 'web/features', 'web/admin'],
  'web/pages': ['contract', 'domain', 'texts', ...web, 'web/features', 'web/pages'],
  'web/root': ['contract', 'domain', 'texts', ...web, 'web/features', 'web/admin', 'web/pages', 'web/root'],
};

/** The parts of `web/lib` the kit may use, which know no product. */
const kitHelper = /^web\/lib\/(theme|toast|format)(-[a-z0-9-]+)?(\/|\.)/;

/** Imports run one way between the rooms. */
export function checkImportDirection(house: House): Violation[] {
  return house.files.flatMap((file) => {
    const { place } = file;
    if (!place || !isProduct(place)) return [];
    return [
      ...file.imports.flatMap((one) => {
        const message = refuse(place, one);
        return message ? [{ path: file.path, line: one.line, message, rule: 'import direction' as const }] : [];
      }),
      ...file.computedImports.map((line) => ({
        path: file.path,
        line,
        message: 'a computed import() cannot be checked: write the path out',
        rule: 'import direction' as const,
      })),
    ];
  });
}

function refuse(place: Place, { target, specifier }: HouseImport): string | null {
  if (target.kind !== 'file') return null;
  const to = placeOf(target.path);
  if (!to) return isAsset(target.path) ? null : `${specifier} lies in no room`;
  if (to.isTest) return `${specifier} belongs to the tests`;
  if (to.room === 'config' && target.path === 'package.json') return null;
  if (!allowed[place.room]?.includes(to.room)) return `${place.room} may not import ${to.room} (${specifier})`;
  if (place.room === 'web/ui' && to.room === 'web/lib' && !kitHelper.test(target.path)) {
    return `web/ui may import only theme, toast and format of web/lib (${specifier})`;
  }
  if (place.room === 'server/demo' && to.room === 'server/features' && to.part !== 'tables') {
    return `server/demo may import only the tables of a feature (${specifier})`;
  }
  return null;
}

function isAsset(path: string): boolean {
  return !/\.[cm]?[jt]sx?$/.test(path);
}
