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
  ['How do I get payed?', 'pay'],
  ['When will I recieve my payment', 'pay'],
  ['How much do reps get paid?', 'pay'],
  ['how do i withdrawl from my walet', 'pay'],
  ['whats your comission', 'pay'],
  ['How do I withdraw my application?', 'work'],
  ['I was scammed by a business', 'trouble'],
  ['this business scamed me', 'trouble'],
  ['A business never paid me for my work', 'trouble'],
  ['They didn’t pay me', 'trouble'],
  ['I haven’t been paid yet, how does it work?', 'trouble'],
  ['Is this job a fraud?', 'trouble'],
  ['The manager harassed me', 'trouble'],
  ['How do I open a dispute?', 'trouble'],
  ['my certificate', 'certificate'],
  ['Where is my certifcate?', 'certificate'],
  ['how do i get certified', 'certificate'],
  ['Can I get a refund?', 'refund'],
  ['I want my money back', 'refund'],
  ['how do I cancel', 'refund'],
  ['I forgot my pasword', 'sign-in'],
  ['I cannot log in', 'sign-in'],
  ['Why was my document rejected?', 'checks'],
  ['When am I verfied?', 'checks'],
  ['Which plan should I take?', 'price'],
  ['Do courses cost anything?', 'price'],
  ['Can I speak to a real person?', 'support'],
  ['do you have whatsap', 'whatsapp'],
  ['Is there a free trail', 'trial'],
  ['Where is my contract?', null],
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
])('%j matches no topic', (question) => {
  expect(topicOf(question)).toBeNull();
});
