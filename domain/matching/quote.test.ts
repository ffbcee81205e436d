import { expect, test } from 'vitest';
import { quoteOf } from './quote.ts';
import { numberOf } from './trade/trade-map.ts';

test('quotes the sentence that names a concept, with the fewest words marked', () => {
  const text = 'I am from Soweto. Two years of tastings at Pick n Pay, mostly yoghurt. I love people.';
  expect(quoteOf(text, numberOf('sampling'))).toEqual({
    before: 'Two years of ',
    marked: 'tastings',
    after: ' at Pick n Pay, mostly yoghurt.',
  });
  expect(quoteOf(text, numberOf('supermarket'))?.marked).toBe('Pick n Pay');
  expect(quoteOf(text, numberOf('dairy'))).toEqual({
    before: 'Two years of tastings at Pick n Pay, mostly ',
    marked: 'yoghurt',
    after: '.',
  });
  expect(quoteOf(text, numberOf('beer'))).toBeNull();
  expect(quoteOf('', numberOf('beer'))).toBeNull();
});

test('cuts long sentences at words around what is marked', () => {
  const filler = 'and then some more of the same thing '.repeat(3);
  const quote = quoteOf(`${filler}I sold yoghurt ${filler}`, numberOf('dairy'));
  expect(quote?.marked).toBe('yoghurt');
  expect(quote?.before).toMatch(/^… ?[a-z].*sold $/);
  expect(quote?.after).toMatch(/^ .*…$/);
  const whole = `${quote?.before}${quote?.marked}${quote?.after}`;
  expect(whole.length).toBeLessThanOrEqual(165);
  // A text without an end of a sentence takes a bounded time.
  expect(quoteOf(`${'word '.repeat(3000)}yoghurt`, numberOf('dairy'))?.marked).toBe('yoghurt');
});
