import clsx from 'clsx';
import { type AgreementBlock, agreementBlocks } from '#domain/vetting/agreement-blocks.ts';

const looks: Record<AgreementBlock['kind'], string> = {
  title: 'font-display font-bold text-2xl leading-tight',
  heading: 'mt-7 font-display font-bold text-lg lg:col-span-2',
  clause: 'mt-3',
  point: 'ms-6 mt-1.5',
  paragraph: 'mt-3',
};

interface TextBlocksProps {
  readonly text: string;
  /** Paragraphs are lighter than the clauses. */
  readonly quietParagraphs?: boolean;
  /** A summary of each section, by its heading: shown beside it, and not part of the text. */
  readonly notes?: Readonly<Record<string, string>>;
}

/** A text to agree to, verbatim. */
export function TextBlocks({ text, quietParagraphs = false, notes = {} }: TextBlocksProps) {
  return sectionsOf(text).map(({ heading, blocks }) => {
    const note = heading && notes[heading.text.replace(/^\d+\. /, '')];
    const words = blocks.map((block) => (
      <Block key={block.text} {...block} quiet={quietParagraphs && block.kind === 'paragraph'} />
    ));
    return (
      <div
        key={heading?.text ?? 'opening'}
        className={clsx(note && 'lg:grid lg:grid-cols-[minmax(0,1fr)_13rem] lg:gap-x-6')}
      >
        {heading ? <Block {...heading} /> : null}
        {note ? (
          <p className="mt-2 rounded-control bg-brand-soft px-3 text-on-brand-soft py-2 text-sm leading-snug lg:col-start-2 lg:row-start-2 lg:mt-3 lg:self-start">
            <span className="font-semibold">In short:</span> {note}
          </p>
        ) : null}
        {note ? <div className="lg:col-start-1 lg:row-start-2">{words}</div> : words}
      </div>
    );
  });
}

function Block({ kind, text, quiet = false }: AgreementBlock & { readonly quiet?: boolean }) {
  const Tag = kind === 'title' ? 'h3' : kind === 'heading' ? 'h4' : 'p';
  return <Tag className={clsx('break-words', looks[kind], quiet && 'text-ink-soft')}>{text}</Tag>;
}

interface Section {
  /** Null for the part before the first heading. */
  readonly heading: AgreementBlock | null;
  readonly blocks: AgreementBlock[];
}

function sectionsOf(text: string): Section[] {
  const sections: Section[] = [{ heading: null, blocks: [] }];
  for (const block of agreementBlocks(text)) {
    if (block.kind === 'heading') sections.push({ heading: block, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}
