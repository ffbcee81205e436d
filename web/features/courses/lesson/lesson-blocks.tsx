import { Fragment, type Ref } from 'react';
import type { LessonBlock, Run } from '#contract/courses/lesson-content.ts';
import { TextLink } from '#web/ui/text-link.tsx';

interface LessonBlocksProps {
  readonly blocks: readonly LessonBlock[];
  readonly ref?: Ref<HTMLDivElement>;
}

/** The text of a lesson or of a course description. Each block is a child, so that the learner's place can be found again. */
export function LessonBlocks({ blocks, ref }: LessonBlocksProps) {
  return (
    <div ref={ref} className="grid max-w-[42rem] gap-5 text-[1.0625rem] leading-[1.7]">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text that never changes
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: LessonBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading className={block.level === 2 ? 'mt-5 scroll-mt-24 text-2xl' : 'mt-2 scroll-mt-24 text-xl'}>
          <Runs runs={block.runs} />
        </Heading>
      );
    }
    case 'picture':
      return (
        <figure className="scroll-mt-24">
          <img
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(block.svg)}`}
            alt={block.alt}
            width={block.width}
            height={block.height}
            className="h-auto w-full"
          />
        </figure>
      );
    case 'table':
      return <DataTable block={block} />;
    case 'note':
      return (
        <aside className="grid scroll-mt-24 gap-3 rounded-card bg-brand-soft px-5 py-4 text-on-brand-soft">
          {block.blocks.map((inner, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text that never changes
            <Block key={at} block={inner} />
          ))}
        </aside>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List
          className={`grid scroll-mt-24 gap-2 ps-6 marker:font-semibold marker:text-brand ${block.ordered ? 'list-decimal' : 'list-disc'}`}
        >
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text that never changes
            <li key={at} className="ps-1">
              <Runs runs={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'paragraph':
      return (
        <p className="scroll-mt-24">
          <Runs runs={block.runs} />
        </p>
      );
  }
}

function DataTable({ block: { head, rows } }: { readonly block: Extract<LessonBlock, { kind: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone is scrolled by keyboard too
    <section aria-label="Table" tabIndex={0} className="scroll-mt-24 overflow-x-auto rounded-card border border-line">
      <table className="figures w-full border-collapse text-[0.9375rem] leading-snug">
        <thead className="bg-sunken text-left">
          <tr>
            {head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a text that never changes
              <th key={at} scope="col" className="min-w-32 px-3 py-2.5 font-semibold">
                <Runs runs={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a text that never changes
            <tr key={at} className="border-line border-t align-top">
              {row.map((cell, cellAt) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a text that never changes
                <td key={cellAt} className="px-3 py-2.5">
                  <Runs runs={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a text that never changes
  return runs.map((run, at) => <Fragment key={at}>{lettered(run)}</Fragment>);
}

const outside = (text: string, href: string) => (
  <TextLink to={href} target="_blank" rel="noreferrer">
    {text}
  </TextLink>
);

function lettered({ text, strong, emphasis, href }: Run) {
  const words = href === undefined ? text : outside(text, href);
  const leaning = emphasis ? <em>{words}</em> : words;
  return strong ? <strong className="font-semibold">{leaning}</strong> : leaning;
}
