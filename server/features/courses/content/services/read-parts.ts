import type { z } from 'zod';
import { readYaml, type Say } from './read-yaml.ts';

const fence = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** The front matter of a file, and the text below it. */
export function readParts<T>(path: string, files: Readonly<Record<string, string>>, schema: z.ZodType<T>, say: Say) {
  const text = files[path];
  const parts = text === undefined ? null : fence.exec(text);
  if (!parts) {
    if (text === undefined) say('this file is missing');
    else say('start the file with front matter between two lines of ---', 1);
    return { data: null, lineOf: () => null, body: '', above: 0 };
  }
  const [, front = '', body = ''] = parts;
  // The front matter is enclosed in two lines of ---.
  const above = front.split('\n').length + 2;
  return { ...readYaml(front, schema, say, 1), body, above };
}
