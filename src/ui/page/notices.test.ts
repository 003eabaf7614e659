import { expect, test } from 'vitest';
import { aTurnedClock } from '../../../tests/support/builders/a-turned-clock.ts';
import { createNotices } from './notices.ts';

const started = () => {
  const clock = aTurnedClock();
  const notices = createNotices(clock.later);
  const tell = (message: string, isClosable = true) => notices.tell({ message, tone: 'info', isClosable });
  return { clock, notices, tell, messages: () => notices.read().map(({ message }) => message) };
};

test('[SHELL-15] of five notices the oldest is dropped, the newest stands last', () => {
  const { tell, messages } = started();
  for (const message of ['one', 'two', 'three', 'four', 'five']) tell(message);
  expect(messages()).toEqual(['two', 'three', 'four', 'five']);
});

test('[SHELL-15] a notice that cannot be closed goes after 5000 ms, one that can stays', () => {
  const { clock, tell, messages } = started();
  tell('goes', false);
  tell('stays');
  clock.turn(4_999);
  expect(messages()).toEqual(['goes', 'stays']);
  clock.turn(1);
  expect(messages()).toEqual(['stays']);
});

test('[SHELL-15] a notice that is closed goes alone, and whoever shows them is told', () => {
  const { notices, tell, messages } = started();
  let told = 0;
  notices.subscribe(() => (told += 1));
  tell('same');
  tell('same');
  notices.close(notices.read()[0]!.id);
  expect([messages(), told]).toEqual([['same'], 3]);
});
