import { expect, test } from 'vitest';
import { brand } from '#contract/brand.ts';
import { refundDays } from '#contract/payments/options.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { whatsappUrl } from '#web/lib/site-facts.ts';
import { answerTo, greeting, suggestions } from './answers.ts';

test('prices, courses and trials are the current ones', () => {
  const price = answerTo('What is the price?').text;
  for (const fact of ['R299', 'R199', 'R125 each', 'XP points', 'certifications']) expect(price).toContain(fact);
  const trial = answerTo('free trial?').text;
  for (const fact of ['15 days', '30 days']) expect(trial).toContain(fact);
});

test('while reps pay nothing, no answer mentions a price for them', () => {
  for (const question of ['What is the price?', 'free trial?', 'Do courses cost?']) {
    const { text } = answerTo(question, { repsFree: true });
    expect(text.toLowerCase()).toContain('reps pay nothing');
    for (const price of ['R199', 'R125', '15 days']) expect(text).not.toContain(price);
  }
});

test("support answers with the company's hours and contacts", () => {
  const { text, links } = answerTo('help');
  expect(text).toContain('Monday-Friday 8AM-6PM, Saturday 9AM-2PM, Sunday closed');
  expect(text).toContain(usualSupport.email);
  expect(links.map(({ to }) => to)).toContain(whatsappUrl);
  expect(answerTo('whatsapp').links).toEqual([{ label: 'Open WhatsApp', to: whatsappUrl }]);
});

test('the mobile app is coming soon', () => {
  expect(answerTo('Is there an app?').text).toContain('coming soon');
});

test('an unknown question leads to the FAQ, to support and to a demo call', () => {
  const { text, links } = answerTo('What is the weather in Durban?');
  for (const word of ['FAQ', 'support', 'demo call']) expect(text).toContain(word);
  expect(links.map(({ to }) => to)).toEqual([
    '/contact#faq',
    '/contact',
    `${whatsappUrl}?text=I%20would%20like%20to%20book%20a%20demo%20call.`,
  ]);
});

test('it can answer every question that it suggests', () => {
  const texts = suggestions.map((question) => answerTo(question).text);
  expect(new Set(texts).size).toBe(suggestions.length);
  expect(texts).not.toContain(answerTo('What is the weather in Durban?').text);
  expect(greeting.text).toContain(brand.name);
});

test.each([
  ['How do I get payed?', 'pays you', '/jobs'],
  ['my certificate', 'Training', '/certificates'],
  ['I want my money back', `within ${refundDays} days`, '/contact'],
  ['I forgot my password', 'link', '/auth/forgot-password'],
  ['Why was my ID rejected?', 'Our team reviews', '/contact'],
])('%s has an answer and a link', (question, part, to) => {
  const { text, links } = answerTo(question);
  expect(text).toContain(part);
  expect(links.map((link) => link.to)).toContain(to);
});

test('a user who was wronged is referred to a person, by every contact option', () => {
  const { text, links } = answerTo('I was scammed by a business');
  expect(text).toContain(usualSupport.email);
  expect(text).toContain(usualSupport.phone);
  expect(links.map(({ to }) => to)).toEqual(['/contact', `mailto:${usualSupport.email}`, whatsappUrl]);
});
