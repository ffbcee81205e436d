import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { createPdfReader } from './pdf-reader.ts';

/** Decrypts a stream of the object with this number and generation. */
export type Decrypt = (content: Buffer, object: number, generation: number) => Buffer;

type Cipher = 'none' | 'rc4' | 'aes';

/** Padding of passwords shorter than 32 bytes, here of the empty one. ISO 32000-2, 7.6.4.3.2. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/**
 * Of a PDF in which something says that it is encrypted: how to decrypt its streams, if it opens without a password. Such files only forbid
 * to print or to change them. Null for one that has a password, or is encrypted in a way that we do not know.
 */
export function openWithoutPassword(text: string): Decrypt | null {
  const dictionary = encryptionOf(text);
  if (!dictionary || !/\/Filter[\s\0]*\/Standard\b/.test(dictionary)) return null;
  const number = (name: string) =>
    Number(new RegExp(`/${name}[\\s\\0]+(-?\\d{1,10})`).exec(dictionary)?.[1] ?? Number.NaN);
  const [version, revision] = [number('V'), number('R')];
  const cipher = cipherOf(dictionary, version);
  const [owner, user] = [stringOf(dictionary, 'O'), stringOf(dictionary, 'U')];
  if (!cipher || !owner || !user) return null;
  if (revision === 5 || revision === 6) {
    const key = keyOfRevision6(user, stringOf(dictionary, 'UE'), revision);
    return key && ((content) => (cipher === 'none' ? content : decryptAes(key, content)));
  }
  if (![2, 3, 4].includes(revision)) return null;
  const length =
    version === 1 ? 5 : Math.min(16, Math.max(5, Math.floor((number('Length') || (version === 4 ? 128 : 40)) / 8)));
  const id = stringOf(text, 'ID') ?? Buffer.alloc(0);
  const encryptsMetadata = !/\/EncryptMetadata[\s\0]+false/.test(dictionary);
  const key = keyOfRevision4({ owner, user, id, permissions: number('P'), revision, length, encryptsMetadata });
  if (!key) return null;
  return (content, object, generation) => {
    if (cipher === 'none') return content;
    const numbers = Buffer.from([object, object >> 8, object >> 16, generation, generation >> 8]);
    const salt = cipher === 'aes' ? Buffer.from('sAlT') : Buffer.alloc(0);
    const own = md5(key, numbers, salt).subarray(0, Math.min(16, length + 5));
    return cipher === 'aes' ? decryptAes(own, content) : rc4(own, content);
  };
}

const longestDictionary = 8192;

/** The dictionary that the last trailer names, itself never encrypted or packed. */
function encryptionOf(text: string): string | null {
  const at = text.lastIndexOf('/Encrypt');
  const found = /^\/Encrypt[\s\0]*(?:(\d{1,10})[\s\0]+(\d{1,5})[\s\0]+R|<<)/.exec(text.slice(at, at + 60));
  if (at < 0 || !found) return null;
  if (found[1] === undefined) return text.slice(at, at + longestDictionary);
  const object = new RegExp(`(?:^|[^\\d])${Number(found[1])}[\\s\\0]+${Number(found[2])}[\\s\\0]+obj\\b`, 'g');
  const last = [...text.matchAll(object)].at(-1);
  if (!last) return null;
  const whole = text.slice(last.index, last.index + longestDictionary);
  const end = whole.indexOf('endobj');
  return end < 0 ? whole : whole.slice(0, end);
}

function cipherOf(dictionary: string, version: number): Cipher | null {
  if (version === 1 || version === 2) return 'rc4';
  if (version !== 4 && version !== 5) return null;
  const filter = /\/StmF[\s\0]*\/([A-Za-z0-9]+)/.exec(dictionary)?.[1] ?? 'Identity';
  if (filter === 'Identity') return 'none';
  const method = /\/CFM[\s\0]*\/(\w+)/.exec(dictionary.slice(Math.max(0, dictionary.indexOf(`/${filter}`))))?.[1];
  if (method === 'V2') return 'rc4';
  return method === 'AESV2' || method === 'AESV3' ? 'aes' : null;
}

/** The bytes of the first string behind a name: `<0a1b>` or `(\n…)`. */
function stringOf(text: string, name: string): Buffer | null {
  const reader = createPdfReader(text);
  const named = new RegExp(`/${name}(?![A-Za-z0-9])[\\s\\0\\[]*`, 'g');
  for (const { 0: whole, index } of text.matchAll(named)) {
    const at = reader.skip(index + whole.length);
    const hex = /^<([\da-fA-F\s\0]{0,512})>/.exec(text.slice(at, at + 600))?.[1];
    if (hex !== undefined) return Buffer.from(hex.replaceAll(/[\s\0]/g, ''), 'hex');
    if (text[at] === '(') return literalOf(text, at + 1);
  }
  return null;
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function literalOf(text: string, from: number): Buffer {
  const bytes: number[] = [];
  let depth = 1;
  for (let at = from; at < text.length && bytes.length < 256; at++) {
    let letter = text.charAt(at);
    if (letter === '(') depth++;
    if (letter === ')' && --depth === 0) break;
    if (letter !== '\\') {
      bytes.push(letter.charCodeAt(0));
      continue;
    }
    const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0];
    if (octal !== undefined) {
      bytes.push(Number.parseInt(octal, 8) & 0xff);
      at += octal.length;
      continue;
    }
    letter = text.charAt(++at);
    // A line that goes on is one line.
    if (letter === '\r' && text[at + 1] === '\n') at++;
    if (letter !== '\r' && letter !== '\n') bytes.push(escapes[letter] ?? letter.charCodeAt(0));
  }
  return Buffer.from(bytes);
}

interface Revision4 {
  readonly owner: Buffer;
  readonly user: Buffer;
  readonly id: Buffer;
  readonly permissions: number;
  readonly revision: number;
  /** Of the key, in bytes. */
  readonly length: number;
  readonly encryptsMetadata: boolean;
}

/** Algorithms 2 and 6 of ISO 32000-2: the key, if that without a password is the right one. */
function keyOfRevision4({
  owner,
  user,
  id,
  permissions,
  revision,
  length,
  encryptsMetadata,
}: Revision4): Buffer | null {
  if (owner.length < 32 || user.length < 16) return null;
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions | 0);
  const rest = revision === 4 && !encryptsMetadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  let key = md5(padding, owner.subarray(0, 32), flags, id, rest).subarray(0, length);
  if (revision === 2) return rc4(key, padding).subarray(0, 32).equals(user.subarray(0, 32)) ? key : null;
  for (let round = 0; round < 50; round++) key = md5(key).subarray(0, length);
  let check = md5(padding, id);
  for (let round = 0; round < 20; round++) check = rc4(Buffer.from(key.map((byte) => byte ^ round)), check);
  return check.equals(user.subarray(0, 16)) ? key : null;
}

/** Algorithms 2.A and 2.B of ISO 32000-2, with a password of no letters. */
function keyOfRevision6(user: Buffer, sealed: Buffer | null, revision: number): Buffer | null {
  if (user.length < 48 || !sealed || sealed.length < 32) return null;
  const hash = (salt: Buffer) => (revision === 5 ? createHash('sha256').update(salt).digest() : hardened(salt));
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return null;
  const decipher = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(16)).setAutoPadding(false);
  return Buffer.concat([decipher.update(sealed.subarray(0, 32)), decipher.final()]);
}

function hardened(salt: Buffer): Buffer {
  let key = createHash('sha256').update(salt).digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(hashes[remainder] ?? 'sha256')
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

const hashes = ['sha256', 'sha384', 'sha512'];

/** After a 16-byte initialisation vector. An incomplete last block is left out. */
function decryptAes(key: Buffer, content: Buffer): Buffer {
  const blocks = content.subarray(16, content.length - (content.length % 16));
  if (blocks.length === 0) return Buffer.alloc(0);
  const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, content.subarray(0, 16)).setAutoPadding(false);
  return Buffer.concat([decipher.update(blocks), decipher.final()]);
}

const md5 = (...parts: readonly Buffer[]): Buffer => {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Node has no RC4 any more; old PDFs are encrypted with it. */
function rc4(key: Buffer, content: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    const before = state[one] ?? 0;
    state[one] = state[other] ?? 0;
    state[other] = before;
  };
  for (let index = 0, other = 0; index < 256; index++) {
    other = (other + (state[index] ?? 0) + (key[index % key.length] ?? 0)) & 255;
    swap(index, other);
  }
  const result = Buffer.alloc(content.length);
  for (let at = 0, one = 0, other = 0; at < content.length; at++) {
    one = (one + 1) & 255;
    other = (other + (state[one] ?? 0)) & 255;
    swap(one, other);
    result[at] = (content[at] ?? 0) ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) & 255] ?? 0);
  }
  return result;
}
