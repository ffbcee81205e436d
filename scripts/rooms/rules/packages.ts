import type { House } from '../house.ts';
import { isProduct, isPure, type Place } from '../place.ts';
import type { Violation } from '../violation.ts';

type Limit = { packages: RegExp; where: string; mayUse: (place: Place) => boolean };

const limits: Limit[] = [
  { packages: /^(pg|drizzle-orm)$/, where: 'server', mayUse: ({ room }) => room.startsWith('server/') },
  {
    packages: /^(fastify|fastify-.+|@fastify\/.+)$/,
    where: "server/platform/http, server/app, server/stand-ins and a feature's routes",
    mayUse: ({ room, part }) =>
      room === 'server/app' || room === 'server/stand-ins' || (room === 'server/features' && part === 'routes'),
  },
];

/** Which packages, Node's own included, a room may import. */
export function checkPackages(house: House): Violation[] {
  return house.files.flatMap(({ path, place, imports }) => {
    if (!place || !isProduct(place)) return [];
    return imports.flatMap(({ target, line }) => {
      if (target.kind !== 'package' && target.kind !== 'builtin') return [];
      const message = refuse(path, place, target.name);
      return message ? [{ path, line, message, rule: 'package' as const }] : [];
    });
  });
}

function refuse(path: string, place: Place, name: string): string | null {
  if (place.room === 'contract') return name === 'zod' ? null : `contract imports zod alone, not ${name}`;
  if (isPure(place)) return `${place.room} imports no package, not ${name}`;
  const limit = limits.find(({ packages }) => packages.test(name));
  if (!limit || limit.mayUse(place)) return null;
  if (path.startsWith('server/platform/http/') && limit.where.includes('server/platform/http')) return null;
  return `${name} may be used only in ${limit.where}`;
}
