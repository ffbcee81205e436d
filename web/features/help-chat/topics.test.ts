import { describe, expect, test } from 'vitest';
import { topicOf } from './topics.ts';

describe('each word of the specification leads to its topic', () => {
  test.each([
    ['work', 'work'],
    ['how', 'work'],
    ['process', 'work'],
    ['price', 'price'],
    ['cost', 'price'],
    ['subscription', 'price'],
    ['start', 'start'],
    ['begin', 'start'],
    ['setup', 'start'],
    ['support', 'support'],
    ['help', 'support'],
    ['contact', 'support'],
    ['app', 'app'],
    ['mobile', 'app'],
    ['web', 'app'],
    ['trial', 'trial'],
    ['free', 'trial'],
    ['whatsapp', 'whatsapp'],
    ['live support', 'whatsapp'],
  ])('%s', (word, topic) => {
    for (const text of [word, word.toUpperCase(), `  ${word}?`, `And the ${word}, please!`, `(${word})`]) {
      expect(topicOf(text)).toBe(topic);
    }
  });
});

test.each([
  ['How much does it cost?', 'price'],
  ['how much is it', 'price'],
  ['How do I start?', 'start'],
  ['How do I set up my account', 'start'],
  ['Where do I sign up?', 'start'],
  ['How does the free trial work?', 'trial'],
  ['Is there a free subscription?', 'trial'],
  ['Can you help me with the price?', 'price'],
  ['When do I get paid for a gig?', 'pay'],
  ['When does the money come?', 'pay'],
  ['When are payouts?', 'pay'],
  ['What commission do you take?', 'pay'],
  ['How much money does it cost?', 'price'],
  ['I need help', 'support'],
  ['How do I contact support?', 'support'],
  ['Is there live support on WhatsApp?', 'whatsapp'],
  ['Whats app number', 'whatsapp'],
  ['Do you have a mobile app for Android?', 'app'],
  ['Can I get support to set up the app?', 'app'],
  ['Tell me about the process, and how reps work', 'work'],
  ['What are your prices and fees, and can I start free?', 'price'],
])('%s is about %s', (question, topic) => {
  expect(topicOf(question)).toBe(topic);
});

test.each([
  ['show me the shows'],
  ['I freelance in a network of homework clubs'],
  ['applications and happiness'],
  ['a costume for the starter, spun of cobwebs'],
  ['helpless, unsupported'],
  ['priceless subscript'],
  ['trialist'],
  ['What is the weather in Durban?'],
  [''],
  ['  \n '],
  ['?!.'],
])('%j is about nothing that the chat knows', (question) => {
  expect(topicOf(question)).toBeNull();
});
