import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { LessonBlock, Run } from '#contract/courses/lesson-content.ts';

type Picture = Omit<Extract<LessonBlock, { kind: 'picture' }>, 'kind' | 'alt'>;

export interface ReadMarkdown {
  readonly blocks: readonly LessonBlock[];
  readonly problems: readonly { readonly line: number | null; readonly what: string }[];
}

/** Twice the limit of a lesson. Brackets and stars without end take time by the square of their number. */
const mostCharacters = 20_000;

// Of notes and lists in each other. Thousands of them on one line would take half a minute.
const nested = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){4}/m;

type Node = RootContent | BlockContent | DefinitionContent;

/**
 * Reads the part of Markdown that lessons are written in. Anything else is a problem, and is never shown: HTML first of all.
 * @param pictureAt the picture at an address; null: none
 */
export function readMarkdown(text: string, pictureAt: (address: string) => Picture | null): ReadMarkdown {
  if (text.length > mostCharacters) return unread(`it has ${text.length} characters, more than ${mostCharacters}`);
  if (nested.test(text)) return unread('a line is nested too deep');
  const problems: ReadMarkdown['problems'][number][] = [];
  const refuse = (node: Node | PhrasingContent, what: string) => {
    problems.push({ line: node.position?.start.line ?? null, what });
  };

  const runsOf = (nodes: readonly PhrasingContent[], marks: Omit<Run, 'text'> = {}): Run[] =>
    nodes.flatMap((node): Run[] => {
      switch (node.type) {
        case 'text':
          return [{ text: node.value.replaceAll('\n', ' '), ...marks }];
        case 'strong':
          return runsOf(node.children, { ...marks, strong: true });
        case 'emphasis':
          return runsOf(node.children, { ...marks, emphasis: true });
        case 'link': {
          // A draft may be previewed with its problems: none of its links lead anywhere.
          const isSafe = node.url.startsWith('https://');
          if (!isSafe) refuse(node, `${node.url} is not an https address`);
          return runsOf(node.children, isSafe ? { ...marks, href: node.url } : marks);
        }
        default:
          refuse(node, `${node.type} is not allowed in a line`);
          return [];
      }
    });

  const listOf = (node: Extract<Node, { type: 'list' }>) => ({
    kind: 'list' as const,
    ordered: node.ordered === true,
    items: node.children.map((item) => {
      const [first, ...more] = item.children;
      if (first?.type !== 'paragraph' || more.length > 0) refuse(item, 'each list item needs one paragraph');
      return first?.type === 'paragraph' ? runsOf(first.children) : [];
    }),
  });

  const blockOf = (node: Node): LessonBlock[] => {
    switch (node.type) {
      case 'heading':
        if (node.depth !== 2 && node.depth !== 3) refuse(node, 'use headings of the second or third level');
        return [{ kind: 'heading', level: node.depth === 2 ? 2 : 3, runs: runsOf(node.children) }];
      case 'paragraph': {
        const [only] = node.children;
        if (node.children.length !== 1 || only?.type !== 'image')
          return [{ kind: 'paragraph', runs: runsOf(node.children) }];
        const picture = pictureAt(only.url);
        if (!picture) refuse(node, `there is no picture ${only.url}`);
        if (!only.alt) refuse(node, `describe in words what ${only.url} shows`);
        return picture ? [{ kind: 'picture', ...picture, alt: only.alt ?? '' }] : [];
      }
      case 'list':
        return [listOf(node)];
      case 'blockquote': {
        const blocks = node.children.flatMap(blockOf).filter((block) => {
          const fits = block.kind === 'paragraph' || block.kind === 'list';
          if (!fits) refuse(node, `a note can hold paragraphs and lists, not a ${block.kind}`);
          return fits;
        });
        return [{ kind: 'note', blocks }];
      }
      case 'table': {
        const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => runsOf(cell.children)));
        return [{ kind: 'table', head, rows }];
      }
      default:
        refuse(node, `${node.type} is not allowed in a lesson`);
        return [];
    }
  };

  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return { blocks: tree.children.flatMap(blockOf), problems };
}

const unread = (what: string): ReadMarkdown => ({ blocks: [], problems: [{ line: null, what }] });
