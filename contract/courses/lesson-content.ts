import { z } from 'zod';

/** Letters that look alike. */
const run = z.object({
  text: z.string(),
  strong: z.boolean().optional(),
  emphasis: z.boolean().optional(),
  /** A link to an https address. */
  href: z.string().optional(),
});

export type Run = z.output<typeof run>;

const runs = z.array(run);
const paragraph = z.object({ kind: z.literal('paragraph'), runs });
const list = z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(runs) });

/** The parts of a lesson: Markdown, parsed by the server, so that a page needs no parser and can show nothing else. */
export const lessonBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), runs }),
  paragraph,
  list,
  z.object({ kind: z.literal('table'), head: z.array(runs), rows: z.array(z.array(runs)) }),
  z.object({ kind: z.literal('note'), blocks: z.array(z.discriminatedUnion('kind', [paragraph, list])) }),
  /** The picture comes with the text, so that both are stored for offline use. */
  z.object({ kind: z.literal('picture'), svg: z.string(), alt: z.string(), width: z.int(), height: z.int() }),
]);

export type LessonBlock = z.output<typeof lessonBlock>;
