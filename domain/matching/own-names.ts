import { withoutAccents } from './words.ts';

const shortest = 3;
const isName = /^[\p{L}\p{M}]+$/u;
/** Parts of a surname that begin sentences too: Van sales in Soweto. */
const particles = new Set('van der den von the ten'.split(' '));

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
