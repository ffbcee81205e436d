import type { LessonBlock, Run } from '#contract/courses/lesson-content.ts';
import { wordsAMinute } from '#contract/courses/options.ts';

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** The readable words of a text, without the descriptions of pictures. */
function textsOf(block: LessonBlock): string[] {
  switch (block.kind) {
    case 'list':
      return block.items.map(textOf);
    case 'table':
      return [block.head, ...block.rows].flatMap((row) => row.map(textOf));
    case 'note':
      return block.blocks.flatMap(textsOf);
    case 'picture':
      return [];
    default:
      return [textOf(block.runs)];
  }
}

export const countWords = (blocks: readonly LessonBlock[]): number =>
  blocks
    .flatMap(textsOf)
    .reduce((words, text) => words + (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’,.-]*/gu)?.length ?? 0), 0);

/** Reading time in whole minutes, at least one. */
export const minutesToRead = (blocks: readonly LessonBlock[]): number =>
  Math.max(1, Math.round(countWords(blocks) / wordsAMinute));
