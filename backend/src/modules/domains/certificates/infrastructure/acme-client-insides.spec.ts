import { Client, crypto } from 'acme-client';
import { type AcmeAnswer, sendThrough } from './acme-client-insides';

const DIRECTORY = 'https://ca.test/dir';
const ACCOUNT = 'https://ca.test/acct/1';
const BAD_NONCE = { type: 'urn:ietf:params:acme:error:badNonce' };

it('has every call made by us, and repeats one for as long as its nonce is refused', async () => {
  const client = new Client({ directoryUrl: DIRECTORY, accountKey: await crypto.createPrivateEcdsaKey() });
  const sent: string[] = [];
  let refusals = 20;
  const answer = (status: number, data: unknown, location?: string): AcmeAnswer => ({
    status,
    data,
    headers: { 'replay-nonce': 'abc', location },
  });
  sendThrough(client, (url, method, body) => {
    sent.push(
      `${method} ${url} ${Object.keys(body ?? {})
        .sort()
        .join()}`,
    );
    if (url === DIRECTORY) {
      return Promise.resolve(
        answer(200, { newNonce: 'https://ca.test/nonce', newAccount: 'https://ca.test/new' }),
      );
    }
    if (method === 'head') return Promise.resolve(answer(200, ''));
    refusals -= 1;
    return Promise.resolve(refusals > 0 ? answer(400, BAD_NONCE) : answer(201, { status: 'valid' }, ACCOUNT));
  });
  await client.createAccount({ termsOfServiceAgreed: true });
  expect(client.getAccountUrl()).toBe(ACCOUNT);
  expect(new Set(sent)).toEqual(
    new Set([
      `get ${DIRECTORY} `,
      'head https://ca.test/nonce ',
      'post https://ca.test/new payload,protected,signature',
    ]),
  );
  expect(sent.filter((each) => each.startsWith('post'))).toHaveLength(20);
});
