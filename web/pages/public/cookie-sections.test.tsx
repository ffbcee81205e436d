import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lessDataCookie } from '#contract/site/less-data.ts';
import { sessionCookie, signInCookie } from '#server/features/operators/services/settings.ts';
import { coursesDatabase } from '#web/features/courses/kept/database-name.ts';
import { keptWorkPrefix } from '#web/features/engagements/work/kept.ts';
import { sharesPlacePrefix } from '#web/features/engagements/work/place.ts';
import { outboxDatabase } from '#web/features/messaging/sync/outbox-database.ts';
import { pushOfferedPrefix, pushWishPrefix } from '#web/features/notifications/push/push-wish.ts';
import { csvFormatKey } from '#web/lib/csv-format.ts';
import { lastSeenPrefix } from '#web/lib/last-seen.ts';
import { adminSessionKey, sessionKey } from '#web/lib/stored-session.ts';
import { viewingKey } from '#web/lib/viewing.ts';
import { cookieSections } from './cookie-sections.tsx';

const named = new Set(
  cookieSections.flatMap(({ body }) =>
    [...renderToStaticMarkup(body).matchAll(/<code[^>]*>([^<]*)<\/code>/g)].map(([, name]) => name),
  ),
);

const sources = globSync('web/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const siteUrl = 'http://localhost';
const nameOf = (header: string) => header.slice(0, header.indexOf('='));

test('the cookies of both sign-ins are named', () => {
  const server = ['sessions/routes/session-tokens', 'sessions/routes/device'].map((file) =>
    readFileSync(`server/features/accounts/${file}.ts`, 'utf8'),
  );
  const accounts = server.flatMap((text) => [...text.matchAll(/: '(thengisa-[a-z-]+)'/g)].map(([, name]) => name));
  expect(accounts).toEqual(['thengisa-refresh', 'thengisa-device']);
  const admin = [sessionCookie({ siteUrl }), signInCookie({ siteUrl })].map(({ remove }) => nameOf(remove()));
  expect([...accounts, ...admin].filter((name) => !named.has(name))).toEqual([]);
});

test('every form that stores a draft is named', () => {
  const forms = sources.flatMap(({ text }) => [
    ...[...text.matchAll(/draftOf\('(?:tab|browser)', [`']([^`']+)[`']/g)].map(([, form]) => form),
    ...[...text.matchAll(/useTypedDraft\([^,]+, '([^']+)'/g)].map(([, form]) => form),
    ...[...text.matchAll(/<NewJob[^>]*? form=\{?["`]([^"`]+)["`]/g)].map(([, form]) => form),
  ]);
  const kinds = forms.flatMap((form = '') =>
    form.endsWith('-profile') ? ['rep-profile', 'business-profile'] : [form.replace(/\$\{[^}]*\}/g, '…')],
  );
  expect(kinds.toSorted()).toEqual(
    [...named].flatMap((name) => (name?.startsWith('draft:') ? [name.slice('draft:'.length)] : [])).toSorted(),
  );
});

test('everything else stored in the browser is named here too', () => {
  const writers = sources.filter(({ text }) =>
    /\.setItem\(|caches\.open\(|indexedDB\.|\bopenDB<|document\.cookie|cookieStore|storageKey: /.test(text),
  );
  const keys: Record<string, readonly string[]> = {
    'web/admin/messages/use-desk-keys.ts': ['inbox-keys-off'],
    'web/admin/sign-in/admin-hint.ts': [adminSessionKey],
    'web/features/courses/final-test/chosen-answers.ts': ['test-answers:…'],
    'web/features/courses/kept/courses-database.ts': [coursesDatabase],
    'web/features/courses/kept/database-name.ts': [coursesDatabase],
    // Removed immediately.
    'web/features/diagnostics/device-checks.ts': [],
    'web/features/engagements/work/kept.ts': [`${keptWorkPrefix}…`],
    'web/features/engagements/work/place.ts': [`${sharesPlacePrefix}…`],
    'web/features/leads/stored-lead.ts': ['business_lead_data', 'rep_lead_data'],
    'web/features/marketing/stored-plan.ts': ['selected_business_plan', 'selected_rep_plan'],
    'web/features/messaging/sync/outbox-database.ts': [outboxDatabase],
    'web/features/notifications/push/push-wish.ts': [`${pushOfferedPrefix}…`, `${pushWishPrefix}…`],
    'web/features/session/mail-wait.ts': ['mail-sent'],
    'web/features/session/use-sign-up-prefill.ts': ['business_lead_data', 'rep_lead_data'],
    'web/lib/auth-client.ts': [sessionKey],
    'web/lib/csv-format.ts': [csvFormatKey],
    'web/lib/drafts.ts': [],
    'web/lib/last-seen.ts': [`${lastSeenPrefix}…`],
    'web/lib/less-data.ts': [lessDataCookie],
    'web/lib/passkeys.ts': ['thengisa-passkey'],
    'web/lib/theme.ts': ['theme'],
    'web/lib/viewing-tab.ts': [viewingKey],
    // The theme, in this tab only.
    'web/lib/viewing.ts': ['theme'],
    'web/pages/offline/last-seen.tsx': [],
    'web/service-worker.ts': ['site-…'],
  };
  expect(writers.map(({ path }) => path).toSorted()).toEqual(Object.keys(keys));
  expect(
    Object.values(keys)
      .flat()
      .filter((key) => !named.has(key)),
  ).toEqual([]);
});
