import { namesBelow } from './host-name';

describe('the name in a host below linklet.example:3000', () => {
  it.each([
    ['ada.linklet.example:3000', 'ada'],
    ['ada.linklet.example', 'ada'],
    ['ADA.Linklet.Example:443', 'ada'],
    ['ada.linklet.example.', 'ada'],
    ['ada.linklet.example.:3000', 'ada'],
    ['linklet.example:3000', null],
    ['.linklet.example', null],
    ['a.b.linklet.example', null],
    ['ada.linklet.example.evil.test', null],
    ['adalinklet.example', null],
    ['ada.linklet.example@evil.test', null],
    ['evil.test', null],
    ['127.0.0.1:3000', null],
    ['[::1]:3000', null],
    ['', null],
  ])('%j is %j', (host, name) => {
    expect(namesBelow('linklet.example:3000')(host)).toBe(name);
  });
});
