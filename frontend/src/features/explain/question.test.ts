import { conditionsIn, isAsked, visitQuestionIn, withQuestion } from './question';

const read = (text: string) => visitQuestionIn(new URLSearchParams(text));

describe('the question in the address', () => {
  it('names who visits and how', () => {
    const question = read(
      'domain=mei.test&as=iphone-line&country=JP&language=ja&at=2027-01-31T10:00:00.000Z&referrer=https://t.co/&path=mei&prefetch=1&qr=1&dnt=1',
    );
    expect(question).toEqual({
      device: 'iphone-line',
      userAgent: null,
      country: 'JP',
      language: 'ja',
      at: '2027-01-31T10:00:00.000Z',
      referrer: 'https://t.co/',
      path: 'mei',
      isPrefetch: true,
      fromQr: true,
      doNotTrack: true,
    });
    expect(conditionsIn(question)).toBe(8);
  });

  it('is none where nobody is named', () => {
    expect(isAsked(read(''))).toBe(false);
    expect(isAsked(read('as=toaster&country=JP'))).toBe(false);
    expect(isAsked(read('as=ipad'))).toBe(true);
    expect(isAsked(read('ua=curl/8'))).toBe(true);
    expect(conditionsIn(read('as=ipad'))).toBe(0);
  });

  it('changes, and leaves the rest of the address alone', () => {
    const params = new URLSearchParams('domain=mei.test&as=ipad&country=JP&qr=1');
    expect(withQuestion(params, { device: 'twitterbot' }).toString()).toBe(
      'domain=mei.test&as=twitterbot&country=JP&qr=1',
    );
    expect(withQuestion(params, { country: null, fromQr: false, path: 'a b' }).toString()).toBe(
      'domain=mei.test&as=ipad&path=a+b',
    );
    expect(params.toString()).toBe('domain=mei.test&as=ipad&country=JP&qr=1');
  });
});
