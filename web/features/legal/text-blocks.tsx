import clsx from 'clsx';
import { type AgreementBlock, agreementBlocks } from '#domain/vetting/agreement-blocks.ts';

const looks: Record<AgreementBlock['kind'], string> = {
  title: 'font-display font-bold text-2xl leading-tight',
  heading: 'mt-7 font-display font-bold text-lg',
  clause: 'mt-3',
  point: 'ms-6 mt-1.5',
  paragraph: 'mt-3',
};

interface TextBlocksProps {
  readonly text: string;
  /** Paragraphs are lighter than the clauses. */
  readonly quietParagraphs?: boolean;
}

/** A text that is agreed to, to the letter. */
export function TextBlocks({ text, quietParagraphs = false }: TextBlocksProps) {
  return agreementBlocks(text).map(({ kind, text: words }) => {
    const Tag = kind === 'title' ? 'h3' : kind === 'heading' ? 'h4' : 'p';
    const quiet = quietParagraphs && kind === 'paragraph' && 'text-ink-soft';
    return (
      <Tag key={words} className={clsx('break-words', looks[kind], quiet)}>
        {words}
      </Tag>
    );
  });
}
