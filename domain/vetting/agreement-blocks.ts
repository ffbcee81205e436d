/** The layout of a piece of an agreement. The text itself has no markup: what is signed is what is read. */
export interface AgreementBlock {
  readonly kind: 'title' | 'heading' | 'clause' | 'point' | 'paragraph';
  readonly text: string;
}

/** The pieces of an agreement's text, in order, and nothing left out. */
export function agreementBlocks(text: string): AgreementBlock[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block, position) => ({ kind: position === 0 ? 'title' : kindOf(block), text: block }));
}

function kindOf(block: string): AgreementBlock['kind'] {
  if (/^\d+\. /.test(block)) return 'heading';
  if (/^\d+\.\d+ /.test(block)) return 'clause';
  return /^\([a-z]\) /.test(block) ? 'point' : 'paragraph';
}
