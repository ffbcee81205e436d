import { Refusal } from '../../refusal.ts';
import { refuseCodeAfter, refuseZipInside } from './hidden-content.ts';

/** Objects of other programs, and templates and parts that are loaded from elsewhere. Control words are one run of letters. */
const activeWord =
  /^(?:obj(?:ect|data|ocx|emb|link|autlink|sub|pub|icemb|html|attph|update)|template|oleclsid|subdocument|filetbl|mmconnectstr\w*)$/i;
/** Fields that start a program or load something when they are updated, by their first word. */
const activeField = /^[^A-Za-z]*(?:DDE|INCLUDE|LINK|IMPORT|RD\b|DATABASE|MACROBUTTON|GOTOBUTTON|EMBED)/i;
/** A control word with its number, a control symbol, an end of a group, or plain text up to the next of these. */
const token = /\\([A-Za-z]+)(-?\d{1,10})? ?|\\('[0-9a-fA-F]{2}|[^A-Za-z])|([{}])|[^\\{}]+/y;
/** Deeper groups than programs write. */
const deepest = 500;

/**
 * Throws a Refusal unless this is one whole RTF document that runs nothing, loads nothing from elsewhere and carries no other files.
 * Reads it once, from its beginning to its end.
 */
export function refuseUnsoundRtf(content: Buffer): void {
  refuseZipInside(content);
  const text = content.toString('latin1');
  if (!/^\{\\rtf1?(?![A-Za-z0-9])/.test(text)) throw new Refusal('file.wrong_bytes');
  let depth = 0;
  let at = 0;
  let field = 0;
  let instruction = '';
  let isReplacement = false;
  do {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) throw new Refusal('file.damaged');
    at = token.lastIndex;
    const [whole, word, parameter, symbol, brace] = found;
    if (brace === '{' && ++depth > deepest) throw new Refusal('file.unsafe');
    if (brace === '}') {
      if (depth === field) {
        if (activeField.test(instruction)) throw new Refusal('file.active');
        [field, instruction] = [0, ''];
      }
      depth--;
    }
    if (word !== undefined) {
      if (activeWord.test(word)) throw new Refusal('file.active');
      if (word === 'fldinst') {
        // A field inside of another's instruction writes a part of it.
        if (field > 0) throw new Refusal('file.active');
        field = depth;
      }
      if (word === 'u' && parameter !== undefined)
        [instruction, isReplacement] = [instruction + letterOf(Number(parameter)), true];
      // Bytes as they are, which only pictures have.
      if (word === 'bin') at += Math.max(0, Number(parameter ?? 0));
    } else if (brace === undefined && field > 0) {
      // A character by its number is followed by what older programs show in place of it.
      instruction += lettersOf(whole, symbol).slice(isReplacement ? 1 : 0);
      isReplacement = false;
    }
    if (field === 0) instruction = '';
  } while (depth > 0);
  refuseCodeAfter(content, at);
  if (!/^[\s\0]*$/.test(text.slice(at))) throw new Refusal('file.unsafe');
}

function lettersOf(whole: string, symbol: string | undefined): string {
  if (symbol === undefined) return whole.replaceAll(/[\r\n]/g, '');
  return symbol.length > 1 ? letterOf(Number.parseInt(symbol.slice(1), 16)) : '';
}

const letterOf = (code: number): string => String.fromCharCode(code & 0xffff);
