import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { fitLabels } from '#texts/matching/plain-reason.ts';
import { MatchHints } from './match-hints.tsx';

test('without a fit, only the days are stated', () => {
  const application = {
    match: [{ fits: false, words: 'Busy on Monday' }],
    fit: null,
  } as unknown as ReceivedApplication;
  const shown = renderToStaticMarkup(<MatchHints look="tile" application={application} />);
  expect(shown).toContain('Busy on Monday');
  for (const label of Object.values(fitLabels)) expect(shown).not.toContain(label);
});
