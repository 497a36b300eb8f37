import { voidableFrom, voidableUntil } from './invoice-calendar';

const taipei = (text: string): Date => new Date(`${text}+08:00`);

it.each([
  ['2026-11-23T10:00:00', '2026-11-24T06:00:00'],
  ['2026-11-23T00:00:00', '2026-11-24T06:00:00'],
  ['2026-11-30T23:59:59', '2026-12-01T06:00:00'],
])('what is issued at %s can be voided from %s', (issued, from) => {
  expect(voidableFrom(taipei(issued))).toEqual(taipei(from));
});

it.each([
  ['2026-11-01T00:00:00', '2027-01-15T00:00:00'],
  ['2026-12-31T23:59:59', '2027-01-15T00:00:00'],
  ['2027-01-01T00:00:00', '2027-03-15T00:00:00'],
  ['2027-02-28T12:00:00', '2027-03-15T00:00:00'],
])('what is issued at %s can be voided before %s', (issued, until) => {
  expect(voidableUntil(taipei(issued))).toEqual(taipei(until));
});
