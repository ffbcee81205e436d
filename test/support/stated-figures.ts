const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const units = 'minute|hour|day|week|fortnight|month|year';
const number = `\\d[\\d,]*(?:\\.\\d+)?|${numberWords.slice(1).join('|')}`;

const patterns = {
  duration: new RegExp(`\\b(${number})[ \u00a0-](?:(business|working)[ \u00a0])?(${units})s?\\b`, 'gi'),
  oneUnit: new RegExp(
    `\\b(half )?an? (hour|day|week) (?:before|after|earlier|later|ahead)\\b|\\bhalf an? (${units})\\b`,
    'gi',
  ),
  percentage: /(\d+(?:[.,]\d+)?)[ \u00a0]?%/g,
  amount: /\bR[ \u00a0]?(\d[\d,]*(?:\.\d\d)?)/g,
};

const countOf = (text: string): number => {
  const word = numberWords.indexOf(text.toLowerCase());
  return word > 0 ? word : Number(text.replaceAll(',', ''));
};

/** The durations, percentages and amounts that a text states, in one spelling: `72 hours`, `5 business days`, `10 %`, `R100`. */
export function statedFigures(text: string): string[] {
  const durations = [...text.matchAll(patterns.duration)].map(([, count = '', kind, unit = '']) => {
    const business = kind ? 'business ' : '';
    return `${countOf(count)} ${business}${unit.toLowerCase()}s`;
  });
  const single = [...text.matchAll(patterns.oneUnit)].map(
    ([found, half, unit, halved]) => `${half || /^half/i.test(found) ? 0.5 : 1} ${(unit ?? halved)?.toLowerCase()}s`,
  );
  const percentages = [...text.matchAll(patterns.percentage)].map(
    ([, rate = '']) => `${Number(rate.replace(',', '.'))} %`,
  );
  const amounts = [...text.matchAll(patterns.amount)].map(([, rand = '']) => `R${countOf(rand)}`);
  return [...durations, ...single, ...percentages, ...amounts];
}
