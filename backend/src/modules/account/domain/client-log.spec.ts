import { clientLogEntry } from './client-log';

const said = (message: string): string => clientLogEntry({ level: 'error', message }).message;

describe("a browser's log entry", () => {
  it('keeps what helps', () => {
    const entry = {
      level: 'warn',
      message: 'x is undefined',
      page: '/login?code=123456#a',
      details: { a: 1 },
    } as const;
    expect(clientLogEntry(entry)).toEqual({
      level: 'warn',
      message: 'x is undefined',
      page: '/login',
      details: '{"a":1}',
    });
    expect(clientLogEntry({ level: 'info', message: 'x', details: 'text' })).toEqual({
      level: 'info',
      message: 'x',
      details: 'text',
    });
  });

  it.each([
    ['a\r\n{"level":50}', 'a {"level":50}'],
    ['\u001b[31mred\u001b[0m', ' red '],
    ['a\u2028b\u202ec', 'a b c'],
    ['no account of zebulon@quackenbush.example here', 'no account of [mail] here'],
    ['called +886 912-345-678 twice', 'called [number] twice'],
    [`Bearer ${'a'.repeat(40)}.${'b'.repeat(43)} refused`, 'Bearer [token] refused'],
  ])('%j is %j', (message, kept) => {
    expect(said(message)).toBe(kept);
  });

  it('is short, however long it was', () => {
    const { message, page, details } = clientLogEntry({
      level: 'debug',
      message: 'm '.repeat(100_000),
      page: `/${'p'.repeat(100_000)}`,
      details: { deep: 'd '.repeat(100_000) },
    });
    expect([message.length, page?.length, details?.length]).toEqual([1_000, 300, 4_000]);
  });
});
