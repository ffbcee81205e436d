import { type Modules, reachedFrom } from './module-reach.ts';
import { fileOf, routeFiles } from './route-files.ts';

/** Modules that this many of the public pages need go into a chunk for all of them. */
const often = 4;

/** The chunks that pages share. The imports of one are in it, or in one before it. */
const ofSite = ['framework', 'site', 'public', 'shared', 'pieces', 'sections', 'leads', 'auth', 'sign-in'] as const;
const ofPortals = ['session', 'auth-client', 'door', 'portals', 'rep', 'business'] as const;
const chunks = [...ofSite, ...ofPortals] as const;

type Chunk = (typeof chunks)[number];

/**
 * Groups shared modules into chunks: each file costs a request and more than half a kilobyte of headers, and by default the bundler makes one for
 * every set of pages that have something in common, close to two hundred for one page of a portal.
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

/** Pages that need a module before any click. */
interface Needs {
  readonly root: boolean;
  readonly publicLayout: boolean;
  readonly publicPages: readonly string[];
  readonly signIn: boolean;
  readonly session: boolean;
  readonly portals: readonly string[];
}

function readNeeds(modules: Modules): (id: string) => Needs {
  const { root, publicLayout, publicPages, signIn, session, portals } = routeFiles;
  const ofEach = [root, publicLayout, ...publicPages, signIn, session, ...portals].map(
    (file) => [file, reachedFrom([fileOf(file)], modules)] as const,
  );
  const reached = new Map(ofEach);
  const isNeeded = (file: string, id: string) => reached.get(file)?.has(id) ?? false;
  return (id) => ({
    root: isNeeded(root, id),
    publicLayout: isNeeded(publicLayout, id),
    publicPages: publicPages.filter((file) => isNeeded(file, id)),
    signIn: isNeeded(signIn, id),
    session: isNeeded(session, id),
    portals: portals.filter((file) => isNeeded(file, id)),
  });
}

function chunkFor(id: string, needs: Needs): Chunk | null {
  // Portals load it when they are at rest.
  if (/\/node_modules\/@supabase\/|\/web\/lib\/(auth-client|auth-fetch|owner-proof)\.ts$/.test(id))
    return 'auth-client';
  if (needs.root) return isOurs(id) ? 'site' : 'framework';
  if (/\/node_modules\/(react-dom|scheduler)\//.test(id)) return 'framework';
  if (needs.publicLayout || needs.publicPages.length >= often) return 'public';
  if (needs.publicPages.length > 0) return ofPublicPages(needs);
  if (needs.signIn) return inPortals(needs) ? 'auth' : 'sign-in';
  return ofPortalPages(needs);
}

const isOurs = (id: string) => !id.includes('/node_modules/');

const pageFiles = (...names: readonly string[]) => names.map((name) => `pages/public/${name}.tsx`);
const [landing] = pageFiles('landing');
const leadPages = pageFiles('businesses', 'reps');
const withForms = [...pageFiles('contact'), ...leadPages];

function ofPublicPages({ publicPages, signIn, ...needs }: Needs): Chunk | null {
  const portals = inPortals(needs);
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

const inPortals = ({ session, portals }: Pick<Needs, 'session' | 'portals'>) => session || portals.length > 0;

/** Entry pages of the portals. */
const isDoor = (file: string) => /^(pages\/(auth|payments|legal-onboarding)|admin\/tabs\/login)\b/.test(file);

/** A single page's modules go into its own chunk. */
function ofPortalPages({ session, portals }: Needs): Chunk | null {
  if (session) return 'session';
  if (portals.length < 2) return null;
  if (portals.some(isDoor)) return 'door';
  const [reps, businesses] = ['rep', 'business'].map((side) =>
    portals.some((file) => file.startsWith(`pages/${side}/`)),
  );
  if (reps && businesses) return 'portals';
  return reps ? 'rep' : businesses ? 'business' : null;
}
