import { type Modules, reachedFrom } from './module-reach.ts';
import { fileOf, routeFiles } from './route-files.ts';

/** What this many of the public pages need comes with all of them. */
const often = 4;

/** The files that pages share. What one of them imports is in it, or in one before it. */
const chunks = ['framework', 'site', 'public', 'shared', 'pieces', 'sections', 'leads', 'auth', 'sign-in'] as const;

type Chunk = (typeof chunks)[number];

/**
 * Puts what the pages made at build share into files that come together: each file costs a request and more than half a
 * kilobyte of headers, and left alone the bundler makes one for every set of pages that have something in common.
 */
export function codeGroups() {
  const chunkOf = codeSplitter();
  return chunks.map((chunk, at) => ({
    name: (id: string, modules: Modules) => (chunkOf(id, modules) === chunk ? chunk : null),
    priority: chunks.length - at,
  }));
}

function codeSplitter(): (id: string, modules: Modules) => Chunk | null {
  let needs: ReturnType<typeof readNeeds> | undefined;
  return (id, modules) => {
    needs ??= readNeeds(modules);
    return chunkFor(id, needs(id));
  };
}

/** Who needs a module before anybody has pressed anything. */
interface Needs {
  readonly root: boolean;
  readonly publicLayout: boolean;
  readonly publicPages: readonly string[];
  readonly signIn: boolean;
  readonly portals: boolean;
}

function readNeeds(modules: Modules): (id: string) => Needs {
  const { root, publicLayout, publicPages, signIn, portals } = routeFiles;
  const ofEach = [root, publicLayout, ...publicPages, signIn].map(
    (file) => [file, reachedFrom([fileOf(file)], modules)] as const,
  );
  const reached = new Map(ofEach);
  const ofPortals = reachedFrom(portals.map(fileOf), modules);
  const isNeeded = (file: string, id: string) => reached.get(file)?.has(id) ?? false;
  return (id) => ({
    root: isNeeded(root, id),
    publicLayout: isNeeded(publicLayout, id),
    publicPages: publicPages.filter((file) => isNeeded(file, id)),
    signIn: isNeeded(signIn, id),
    portals: ofPortals.has(id),
  });
}

function chunkFor(id: string, needs: Needs): Chunk | null {
  if (needs.root) return isOurs(id) ? 'site' : 'framework';
  if (/\/node_modules\/(react-dom|scheduler)\//.test(id)) return 'framework';
  if (needs.publicLayout || needs.publicPages.length >= often) return 'public';
  if (needs.publicPages.length > 0) return ofPublicPages(needs);
  if (needs.signIn) return needs.portals ? 'auth' : 'sign-in';
  return null;
}

const isOurs = (id: string) => !id.includes('/node_modules/');

const pageFiles = (...names: readonly string[]) => names.map((name) => `pages/public/${name}.tsx`);
const [landing] = pageFiles('landing');
const leadPages = pageFiles('businesses', 'reps');
const withForms = [...pageFiles('contact'), ...leadPages];

function ofPublicPages({ publicPages, signIn, portals }: Needs): Chunk | null {
  const areAll = (pages: readonly string[]) => publicPages.every((page) => pages.includes(page));
  const offers = publicPages.some((page) => leadPages.includes(page));
  const greets = publicPages.some((page) => page === landing);
  if (signIn) return 'shared';
  if (greets && (portals || offers)) return 'pieces';
  if (portals) return 'shared';
  if (publicPages.length === 1) return null;
  if (areAll(leadPages)) return 'leads';
  if (areAll(withForms)) return 'shared';
  return offers ? 'pieces' : 'sections';
}
