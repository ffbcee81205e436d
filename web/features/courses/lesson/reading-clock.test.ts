import { expect, test } from 'vitest';
import { createReadingClock } from './reading-clock.ts';

function open() {
  let time = 0;
  const clock = createReadingClock(() => time);
  const pass = (seconds: number, isSeen = true) => {
    for (let at = 0; at < seconds; at++) {
      time += 1000;
      clock.tick(isSeen);
    }
  };
  const sleep = (ms: number) => {
    time += ms;
  };
  return { clock, pass, sleep };
}

test('only time with the lesson on the screen is counted, and each second once', () => {
  const { clock, pass } = open();
  pass(10);
  pass(30, false);
  pass(5);
  expect(clock.take()).toBe(15);
  expect(clock.take()).toBe(0);
});

test('fractions of seconds are not lost', () => {
  const { clock, sleep } = open();
  for (let at = 0; at < 4; at++) {
    sleep(750);
    clock.tick(true);
  }
  expect(clock.take()).toBe(3);
});

test('a reader who lays the phone aside is not counted until they touch it again', () => {
  const { clock, pass } = open();
  pass(600);
  expect(clock.take()).toBe(119);
  clock.touch();
  pass(10);
  expect(clock.take()).toBe(10);
});

test('sleep time is not counted', () => {
  const { clock, pass, sleep } = open();
  pass(3);
  sleep(60_000);
  pass(2);
  expect(clock.take()).toBe(4);
});
