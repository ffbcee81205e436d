import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/platform/env.ts';
import { codeGroups } from './split-code.ts';

const web = (path: string) => join(projectRoot, 'web', path);
const pkg = (path: string) => join(projectRoot, 'node_modules', path);

/** Imports by module; each word is a module. */
const imports: Record<string, string> = {
  'root.tsx': 'toast',
  'pages/public/public-layout.tsx': 'header',
  header: 'menu',
  'pages/public/landing.tsx': 'hero story avatar drawing page-meta',
  'pages/public/about.tsx': 'story page-meta',
  'pages/public/terms.tsx': 'page-meta',
  'pages/public/contact.tsx': 'field typed-draft page-meta',
  'pages/public/businesses.tsx': 'field typed-draft calculator drawing facts',
  'pages/public/reps.tsx': 'field typed-draft calculator',
  'pages/auth/auth.tsx': 'field sign-in-form tab-links',
  'pages/portal/session-layout.tsx': 'client',
  'admin/tabs/login.tsx': 'code-input',
  'pages/settings/settings.tsx': 'client facts tab-links code-input devices',
  'pages/rep/portal.tsx': 'avatar client dialog code-input job-words wallet',
  'pages/rep/work.tsx': 'job-words check-in',
  'pages/business/portal.tsx': 'dialog team',
  'pages/business/job.tsx': 'job-form team',
  'pages/business/post-job.tsx': 'job-form',
  // A cycle must not loop for ever.
  story: 'story',
};

const modules = {
  getModuleInfo(id: string) {
    if (id === web('toast')) return { importedIds: [pkg('react/index.js')] };
    const [, text] = Object.entries(imports).find(([name]) => web(name) === id) ?? [];
    return { importedIds: text?.split(' ').map(web) ?? [] };
  },
};
const groups = codeGroups();
/** The bundler's lookup: the first group that names it. */
const chunkOf = (id: string) =>
  groups
    .toSorted((one, other) => other.priority - one.priority)
    .map(({ name }) => name(id, modules))
    .find((name) => name !== null) ?? null;

test.each([
  ['the sign-in client, for any importer', web('lib/auth-client.ts'), 'auth-client'],
  ['the package of the sign-in client', pkg('@supabase/auth-js/dist/module/index.js'), 'auth-client'],
  ['what the root needs of ours', web('toast'), 'site'],
  ['what the root needs of others', pkg('react/index.js'), 'framework'],
  ['react-dom, for any importer', pkg('react-dom/client.js'), 'framework'],
  ['what the public layout needs', web('menu'), 'public'],
  ['what many public pages need', web('page-meta'), 'public'],
  ['what a few of them need', web('story'), 'sections'],
  ['what only one of them needs', web('hero'), null],
  ['what the lead forms need', web('calculator'), 'leads'],
  ['what the landing page needs with them', web('drawing'), 'pieces'],
  ['what it needs with a portal', web('avatar'), 'pieces'],
  ['what another page needs with a portal', web('facts'), 'shared'],
  ['what the contact form needs too', web('typed-draft'), 'shared'],
  ['what the sign-in needs besides a public page', web('field'), 'shared'],
  ['what the sign-in alone needs', web('sign-in-form'), 'sign-in'],
  ['what portals need besides the sign-in', web('tab-links'), 'auth'],
  ['what every page with a session needs', web('client'), 'session'],
  ['what portals need besides a page on the way there', web('code-input'), 'door'],
  ['what both portals need', web('dialog'), 'portals'],
  ['what pages of reps need', web('job-words'), 'rep'],
  ['what pages of businesses need', web('job-form'), 'business'],
  ['what only one page of a portal needs', web('wallet'), null],
  ['what only the settings need', web('devices'), null],
])('%s', (_what, id, chunk) => {
  expect(chunkOf(id)).toBe(chunk);
});
