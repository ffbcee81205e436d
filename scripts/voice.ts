import { resolve } from 'node:path';
import { findAvoided, findIdle, findLong, listTexts } from './voice/check-texts.ts';
import { median, plainEnglish, readingEase, sentencesOf } from './voice/reading-ease.ts';
import { readWordList } from './voice/word-list.ts';

/** `npm run voice` lists texts with an avoided word; `npm run voice -- list` prints every text of the product. */
const root = resolve(import.meta.dirname, '..');
const texts = listTexts(root);
if (process.argv[2] === 'list') {
  for (const { path, line, text } of texts) console.log(`${path}:${line}\t${text}`);
} else {
  const { unchecked, words } = readWordList(resolve(root, 'docs/voice.yaml'));
  const checked = texts.filter(({ path }) => !unchecked.some((start) => path.startsWith(start)));
  const findings = [
    ...findAvoided(checked, words),
    ...findLong(checked),
    ...findIdle(checked, words).map((one) => `docs/voice.yaml: the exception “${one}” is no longer needed`),
  ];
  const interfaceTexts = checked.filter(({ path }) => /^(?:web|texts)\//.test(path));
  const ease = median(interfaceTexts.flatMap(({ text }) => sentencesOf(text)).map(readingEase));
  for (const finding of findings) console.log(finding);
  console.log(
    `voice: ${checked.length} texts, ${findings.length} findings, reading ease ${ease.toFixed(0)} of at least ${plainEnglish}`,
  );
  if (findings.length > 0 || ease < plainEnglish) process.exitCode = 1;
}
