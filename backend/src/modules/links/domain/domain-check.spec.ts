import { checkAddress } from './domain-check';

const context = { ownHosts: new Set(['localhost:3000']), productKey: 'linklet' };

describe('the check before shortening', () => {
  it('has nothing to say about a good address', () => {
    expect(checkAddress('e.test/a', context)).toEqual({ isInvalid: false, message: '', code: '' });
  });

  it('calls an address of ours a short link', () => {
    expect(checkAddress('http://localhost:3000/abc', context)).toEqual({
      isInvalid: true,
      message: 'shorten link',
      code: 'links.address-own-host',
    });
  });

  it('says of any other bad address what shortening would say', () => {
    expect(checkAddress('http://10.0.0.1/', context)).toEqual({
      isInvalid: true,
      message:
        'the address leads into a private network: only addresses on the open internet can be shortened',
      code: 'links.address-private',
    });
  });

  it('hides no fault of its own', () => {
    const broken = {
      productKey: 'linklet',
      get ownHosts(): ReadonlySet<string> {
        throw new Error('no hosts');
      },
    };
    expect(() => checkAddress('e.test', broken)).toThrow('no hosts');
  });
});
