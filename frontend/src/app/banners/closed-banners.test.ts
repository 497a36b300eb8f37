import { readClosed, rememberOutage, rememberPromotion } from './closed-banners';

const clearCookie = (): void => {
  document.cookie = 'close_banner_2=; Path=/; Max-Age=0';
};

describe('what was closed', () => {
  afterEach(clearCookie);

  it('is nothing at first', () => {
    expect(readClosed()).toEqual([]);
  });

  it('is remembered of an outage', () => {
    rememberOutage('o1');
    rememberOutage('o1');
    expect(readClosed()).toEqual(['o1']);
  });

  it('is remembered of a promotion for whoever has paid, for 30 days', () => {
    const write = jest.spyOn(document, 'cookie', 'set');
    rememberPromotion('p.1', true);
    expect(write).toHaveBeenCalledWith(expect.stringMatching(/^close_banner_2=p%2E1; .*Max-Age=2592000/));
    write.mockRestore();
    rememberPromotion('p.1', true);
    rememberPromotion('p2', true);
    rememberPromotion('p3', false);
    expect(readClosed()).toEqual(['p.1', 'p2']);
  });

  it('is what can be read of it', () => {
    window.localStorage.setItem('linklet.closed-outages', '[1, "o1"]');
    document.cookie = 'close_banner_2=%E0%A4%A; Path=/';
    expect(readClosed()).toEqual(['o1']);
  });
});
