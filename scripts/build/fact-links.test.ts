import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { factPlaceholders } from '#contract/site/fact-placeholders.ts';
import { mistakenFacts } from './fact-links.ts';
import { finishSite } from './finish-site.ts';

test('a fact used as a path is found, and a plain link is not', () => {
  const { whatsappUrl, mailUrl } = factPlaceholders;
  expect(mistakenFacts(`<a href="/${whatsappUrl}">Chat</a><a href="/contact/${mailUrl}">Mail</a>`)).toEqual([
    'whatsappUrl',
    'mailUrl',
  ]);
  expect(mistakenFacts(`<a href="${whatsappUrl}">Chat</a><a href="/contact">${whatsappUrl}</a>`)).toEqual([]);
});

test('the build stops at a page that links to a fact as a path, and names both', async () => {
  await using site = await mkdtempDisposable(join(tmpdir(), 'site-'));
  await writeFile(join(site.path, 'contact.html'), `<a href="/${factPlaceholders.whatsappUrl}">Chat</a>`);
  await expect(finishSite(site.path, '1')).rejects.toThrow('contact.html links to whatsappUrl as a path');
});
