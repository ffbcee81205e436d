/** Texts that users may well write, or attackers, to be stored and returned unchanged. */
export const oddTexts = [
  `'; drop table jobs; --`,
  `" or ""="`,
  `1) union select password_hash from users --`,
  `$1 $2 %s %n %d \${7*7} {{7*7}} #{7*7} <%= 7*7 %>`,
  `<script>alert(1)</script>`,
  `</script><img src=x onerror=alert(1)>`,
  `"><svg onload=alert(1)>`,
  `javascript:alert(1)`,
  `&lt;b&gt; &amp; &#0;`,
  `\\u0000 \\x00 \\ / \\' \\"`,
  `../../../etc/passwd`,
  `=cmd|' /C calc'!A0`,
  `@SUM(1+1)*cmd`,
  `\u202Etxt.exe\u202C and \u2066isolated\u2069`,
  `z\u0351a\u0301lgo\u0332`,
  `👩🏽‍🌾 👨‍👩‍👧‍👦 🇿🇦`,
  `Ọmọ́wùmí ṱhanḓavhudzo ǃKora ǂKhoi`,
  `zero\u200Bwidth\u200Djoined`,
  `null`,
  `undefined`,
  `true`,
  `[object Object]`,
  `__proto__`,
] as const;

/** Characters that some programs treat as line breaks: stored in long texts, and refused in single-line texts. */
export const oddLineEnds = '線\u2028線\u2029線\u0085線';

/** Texts that PostgreSQL or JSON can't represent. */
const impossibleTexts = [
  'nul \u0000 in it',
  '\u0001\u0002\u0003',
  'bell \u0007',
  'delete \u007F',
  'half \uD83D',
  '\uDC00 half',
];

const longTexts = [
  'x'.repeat(10_000),
  '👩🏽‍🌾'.repeat(1500),
  `${' '.repeat(5000)}x`,
  '\n'.repeat(9000),
  'ﷺ'.repeat(9000),
];

const numbers = [0, -0, -1, 0.1, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), 1e21, 123456789012345];

const otherTypes: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  ['a', 'b'],
  { toString: 'x', valueOf: 'y', length: -1 },
  { $ne: null },
  { toJSON: 'x', constructor: { prototype: null } },
];

const nearMisses = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-1',
  '0x10',
  '1e5',
  'R500',
  '0000-01-01',
  '0001-01-01',
  '2026-02-30',
  '9999-12-31',
  '2026-01-01T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '01900000-0000-7000-8000-00000000000G',
  'ACTIVE',
  'sales_rep',
];

/** Each of these once broke a server: every field is tested with all of them in every run. */
export const notoriousValues: readonly unknown[] = [
  ...impossibleTexts,
  longTexts[0],
  null,
  {},
  ['a', 'b'],
  1e308,
  2 ** 63,
  '',
  '0000-01-01',
  '99999999999999999999',
];

/** Any value for a field. */
export const hostileValues: readonly unknown[] = [
  ...oddTexts,
  oddLineEnds,
  ...impossibleTexts,
  ...longTexts,
  ...numbers,
  ...otherTypes,
  ...nearMisses,
];

const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Whole raw bodies that no call expects. */
export const hostileBodies: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  '{}',
  '[]',
  '[{}]',
  'null',
  'true',
  '0',
  '-1e400',
  'NaN',
  '"text"',
  'undefined',
  "{'a': 1}",
  '{"a":1,}',
  '{"a":1}{"b":2}',
  '\uFEFF{}',
  '{"a":"\u0000"}',
  '{"a":"\\ud800"}',
  '{"a":01}',
  `{"a":${'9'.repeat(5000)}}`,
  deep('[', ']', 5000),
  deep('{"a":', '}', 5000).replace('{"a":}', '{"a":1}'),
  deep('[', '', 20_000),
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `{${Array.from({ length: 3000 }, (_, index) => `"key${index}":${index}`).join()}}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  `--boundary\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--boundary--`,
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
];

export const hostileContentTypes = [
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=boundary',
  'application/xml',
  'application/octet-stream',
  'application/problem+json',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'json',
  '*/*',
  'x'.repeat(5000),
];

/** Path and query segments, already encoded. */
export const hostileParts = [
  '%',
  '%f',
  '%ff',
  '%c0%ae',
  '%E0%A4%A',
  '%00',
  '%0d%0aX-Injected:%201',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5cpackage.json',
  '%252e%252e%252f',
  `1'%20or%20'1'='1`,
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '$where',
  'null',
  'undefined',
  '-1',
  '0',
  '*',
  '__proto__',
  'constructor',
  'x'.repeat(150),
  'x'.repeat(250),
  'x'.repeat(7000),
  '%F0%9F%91%A9',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
];
