import { addressKey, endsEntry, readAddress, splitAddresses } from './addresses';

describe('addresses that were typed or pasted', () => {
  it.each([
    ['', []],
    ['  \n ', []],
    ['mei@example.com', ['mei@example.com']],
    [
      'mei@example.com, bo@example.com;an@example.com',
      ['mei@example.com', 'bo@example.com', 'an@example.com'],
    ],
    ['mei@example.com\r\nbo@example.com\r\n', ['mei@example.com', 'bo@example.com']],
    ['mei@example.com\tMei\nbo@example.com\tBo', ['mei@example.com', 'Mei', 'bo@example.com', 'Bo']],
    [
      'mei@example.com、bo@example.com，an@example.com；li@example.com',
      ['mei@example.com', 'bo@example.com', 'an@example.com', 'li@example.com'],
    ],
    ['mei@example.com　bo@example.com', ['mei@example.com', 'bo@example.com']],
    ['Mei Lin <mei@example.com>; "Wu, Bo" <bo@example.com>', ['mei@example.com', 'bo@example.com']],
    ['<mei@example.com>, (bo@example.com).', ['mei@example.com', 'bo@example.com']],
    ['mailto:mei@example.com', ['mei@example.com']],
    ['\u200bmei@example.com\ufeff', ['mei@example.com']],
    ['ｍｅｉ＠ｅｘａｍｐｌｅ．ｃｏｍ', ['mei@example.com']],
    ['7 12', ['7', '12']],
  ])('%j are %j', (text, parts) => {
    expect(splitAddresses(text)).toEqual(parts);
  });

  it.each([
    ['mei@example.com', false],
    ['mei@example.com ', true],
    ['mei@example.com,', true],
    ['mei@example.com；', true],
    ['', false],
  ])('%j has come to an end: %s', (text, isEnded) => {
    expect(endsEntry(text)).toBe(isEnded);
  });

  it.each([
    ['mei@example.com', { kind: 'email', email: 'mei@example.com' }],
    ['林@例子.台灣', { kind: 'email', email: '林@例子.台灣' }],
    ['42', { kind: 'number', userId: 42 }],
    ['#42', { kind: 'number', userId: 42 }],
    ['0', { kind: 'nobody' }],
    ['2147483648', { kind: 'nobody' }],
    ['mei', { kind: 'nobody' }],
    ['mei@example', { kind: 'nobody' }],
    ['@example.com', { kind: 'nobody' }],
  ])('%j names %j', (text, named) => {
    expect(readAddress(text)).toEqual(named);
  });

  it('are the same in any case', () => {
    expect(addressKey('Mei@Example.com')).toBe(addressKey('mei@example.COM'));
    expect(addressKey('#42')).toBe(addressKey('42'));
  });
});
