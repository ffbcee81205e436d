import { sentencesOf } from './quote.ts';
import { withoutAccents } from './words.ts';

const shortest = 3;
const isName = /^[\p{L}\p{M}]+$/u;
/** Parts of a surname that are words too: Van sales in Soweto, rekisa dijo le dino. */
const particles = new Set('van der den von the ten de du le la'.split(' '));

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A person's names as they may write them. */
function formsOf(fullName: string): string[] {
  const parts = fullName
    .split(/[\s'’.-]+/)
    .filter((part) => part.length >= shortest && isName.test(part) && !particles.has(part.toLowerCase()));
  const typed = parts.flatMap((part) => [capital(part), part.toUpperCase(), capital(part.toLowerCase())]);
  return [...new Set(typed.flatMap((part) => [part, withoutAccents(part)]))];
}

/**
 * A person's text without their own names, which may be words of the trade: Charity, Fortune, Baker. A name has a capital letter; a baker stays one.
 * An ellipsis takes its place, so that what is quoted from the text shows that something was left out.
 */
export function withoutOwnNames(text: string, fullName: string): string {
  const found = formsOf(fullName).filter((form) => text.includes(form));
  if (found.length === 0) return text;
  const name = String.raw`(?<![\p{L}\p{N}])(?:${found.join('|')})(?![\p{L}\p{N}])(?:['’]s(?![\p{L}\p{N}]))?`;
  return text.replace(new RegExp(String.raw`${name}(?:[\s'’.-]+${name})*`, 'gu'), '…');
}

const plain = (text: string) => withoutAccents(text).toLowerCase();

/** A name this long also counts at the start of a longer word, such as thabosells. */
const long = 5;

/** Whether a text has a part of a name, in any case. */
function namesOf(fullName: string): (text: string) => boolean {
  const parts = plain(fullName)
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 1 && !particles.has(part));
  if (parts.length === 0) return () => false;
  const ends = parts.map((part) => (part.length < long ? String.raw`${part}(?!\p{L})` : part));
  const name = new RegExp(String.raw`(?<!\p{L})(?:${ends.join('|')})`, 'u');
  return (text) => name.test(plain(text));
}

interface OwnTexts {
  readonly skills: readonly string[];
  readonly description: string | null;
}

/** Skills and sentences with a person's own name, in any case. A baker by the name of Baker stays one, but isn't quoted as such. */
export function unquotableOf({ skills, description }: OwnTexts, fullName: string): string[] {
  const isNaming = namesOf(fullName);
  const naming = (texts: readonly string[]) => texts.filter(isNaming);
  return [
    ...naming(skills).flatMap((skill) => [skill, ...naming(sentencesOf(skill))]),
    ...naming([description ?? '']).flatMap((text) => naming(sentencesOf(text))),
  ];
}
