import { expect, test } from 'vitest';
import { typedSerials } from './typed-serials.ts';

test('[DEV-3] serial numbers pasted from a table are taken one a line, and empty lines are none', () => {
  expect(typedSerials('VN26J000101\r\n VN26J000102\t\n\nVN26J000103\n')).toEqual({
    serials: ['VN26J000101', 'VN26J000102', 'VN26J000103'],
    wrong: [],
  });
});

test('[DEV-3] the same serial number twice is one device, in whatever case it was typed', () => {
  expect(typedSerials('VN26J000101\nvn26j000101').serials).toHaveLength(1);
});

test('[DEV-3] a line that cannot be a serial number is named', () => {
  const { serials, wrong } = typedSerials('VN26J000101\nserial number\n123456789012345678901');
  expect(serials).toEqual(['VN26J000101']);
  expect(wrong).toEqual(['serial number', '123456789012345678901']);
});
