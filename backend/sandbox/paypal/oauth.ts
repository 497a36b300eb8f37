import { type Answer, type Call, formOf, json, type Route } from '../shared/answers';
import { lettersAndDigits } from '../shared/random-ids';
import type { Context } from './gateway-context';

const LIFE_SECONDS = 32_400;

/** Gives an access token for the application's name and secret. */
export const tokenRoute = (context: Context): Route => ({
  method: 'POST',
  path: '/v1/oauth2/token',
  on: 'token',
  handle: (call) => giveToken(call, context),
});

function giveToken(call: Call, { merchant, state, clock }: Context): Answer {
  const expected = Buffer.from(`${merchant.clientId}:${merchant.clientSecret}`).toString('base64');
  if (call.headers.authorization !== `Basic ${expected}`) {
    return json({ error: 'invalid_client', error_description: 'Client Authentication failed' }, 401);
  }
  if (formOf(call)['grant_type'] !== 'client_credentials') {
    return json({ error: 'unsupported_grant_type', error_description: 'Unsupported grant_type' }, 400);
  }
  const token = `A21AA${lettersAndDigits(60)}`;
  state.tokens.push({ token, until: clock.callersNow() + LIFE_SECONDS * 1000 });
  return json({
    scope: '',
    access_token: token,
    token_type: 'Bearer',
    app_id: 'APP-SANDBOX',
    expires_in: LIFE_SECONDS,
  });
}
