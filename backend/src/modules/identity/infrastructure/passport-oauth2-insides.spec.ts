import type OAuth2Strategy from 'passport-oauth2';
import { StrategyWithOwnTokenCall } from './passport-oauth2-insides';

const NOWHERE = 'http://127.0.0.1:1';

describe('the token call of passport-oauth2', () => {
  class Exchanging extends StrategyWithOwnTokenCall {
    readonly forms: unknown[] = [];

    constructor(verify: OAuth2Strategy.VerifyFunction) {
      const [authorizationURL, tokenURL] = [`${NOWHERE}/authorize`, `${NOWHERE}/token`];
      super({ authorizationURL, tokenURL, clientID: 'a', clientSecret: 'b', callbackURL: NOWHERE }, verify);
      this.exchangeCodesBy((form) => {
        this.forms.push(form);
        return Promise.resolve({ access_token: 'ours', refresh_token: 'refresh' });
      });
    }
  }

  it('is ours, when the library exchanges a code', async () => {
    let strategy: Exchanging | undefined;
    const tokens = await new Promise((resolve, reject) => {
      strategy = new Exchanging((...given: unknown[]) => resolve(given.slice(0, 2)));
      Object.assign(strategy, { error: reject, fail: reject });
      strategy.authenticate({ query: { code: 'a-code' } } as never, {});
    });
    expect(tokens).toEqual(['ours', 'refresh']);
    expect(strategy?.forms).toEqual([
      { code: 'a-code', grant_type: 'authorization_code', redirect_uri: NOWHERE },
    ]);
  });
});
