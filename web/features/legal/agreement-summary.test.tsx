import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { legalUserTypes } from '#contract/vetting/legal.ts';
import { AgreementSummary } from './agreement-summary.tsx';

test.each(legalUserTypes)(
  'the agreement of a %s has a summary of six lines, which is not part of what is signed',
  (userType) => {
    const shown = renderToStaticMarkup(<AgreementSummary userType={userType} />);
    expect(shown.match(/<li>/g)).toHaveLength(6);
    expect(shown).toContain('The text below is what you sign.');
  },
);
