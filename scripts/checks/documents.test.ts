import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'content/README.md',
  'research/README.md',
  ...globSync('docs/**/*.md', { cwd: root }),
].toSorted();
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const isThere = (path: string) => existsSync(join(root, path));
/** The rooms of the repository: installed, built and local files begin with other names. */
const files = [
  '*',
  '{bench,content,contract,db,docs,domain,research,scripts,server,test,texts,web}/**/*.*',
  '.env.example',
].flatMap((pattern) => globSync(pattern, { cwd: root }));
const names = new Set(files.map((path) => basename(path)));

/** A path that begins with a room, or a bare file name. */
const namedPath =
  /`((?:contract|content|db|docs|domain|bench|research|scripts|server|test|texts|web)\/[\w./-]+|[\w.-]+\.(?:json|md|ts))(?=[:`])/g;
/** Example names without a file. */
const examples = new Set(['course.md', 'final-test.yaml', 'NNNN-short-name.md']);

/** The heading's id, as GitHub makes it. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

function slugsOf(path: string): string[] {
  return [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));
}

/** Links of a document inside the repository: from the root, with the heading if the link names one. */
function linksOf(path: string): { target: string; heading: string | undefined }[] {
  const text = read(path).replaceAll(/```.*?```|`[^`\n]*`/gs, '');
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)].map(([, link = '']) => {
    const [file = '', heading] = link.split('#');
    return { target: file === '' ? path : join(dirname(path), file), heading };
  });
}

test.each([
  ['CONTRIBUTING.md', 8_000],
  ['README.md', 10_000],
  // A page.
  ...globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((path) => [path, 4_500] as const),
] as const)('%s has at most %i bytes', (path, most) => {
  expect(statSync(join(root, path)).size).toBeLessThanOrEqual(most);
});

test.each(documents)('every link of %s resolves', (path) => {
  const broken = linksOf(path).filter(
    ({ target, heading }) =>
      !isThere(target) || (heading !== undefined && target.endsWith('.md') && !slugsOf(target).includes(heading)),
  );
  expect(broken).toEqual([]);
});

test.each(documents)('every file that %s names exists', (path) => {
  const named = [...read(path).matchAll(namedPath)].map(([, file = '']) => file);
  const missing = named.filter((file) => !(file.includes('/') ? isThere(file) : names.has(file) || examples.has(file)));
  expect(missing).toEqual([]);
});

test('every document that the code names exists', () => {
  const named = files
    .filter((file) => /\.(?:tsx?|mjs|sql|example)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/(?<![\w/:.-])docs\/[\w./-]*\w/g)].map(([target]) => ({ file, target })),
    );
  const shortly = (target: string) => globSync(`${target}-*.md`, { cwd: root }).length === 1;
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ target }) => !isThere(target) && !shortly(target))).toEqual([]);
});

test('the index of decisions has each of them once', () => {
  const index = 'docs/decisions/README.md';
  const listed = linksOf(index).map(({ target }) => target);
  const records = globSync('docs/decisions/[0-9]*.md', { cwd: root });
  expect(listed.filter((one) => /\/\d{4}-/.test(one)).toSorted()).toEqual(records.toSorted());
});

test('every file of deploy is started or verified by a script of test/operations', () => {
  const scripts = globSync('test/operations/*.sh', { cwd: root }).map(read).join('\n');
  const inFolder = /deploy\/systemd"?\/\*\.\{service,target,timer\}/.test(scripts) ? /\.(service|target|timer)$/ : /^$/;
  const deployed = globSync('deploy/**/*.*', { cwd: root }).concat('deploy/Containerfile', 'deploy/bin/thengisa');
  expect(deployed.length).toBeGreaterThan(10);
  expect(deployed.filter((path) => !inFolder.test(path) && !scripts.includes(path))).toEqual([]);
});
