import { OAuth2Server } from 'oauth2-mock-server';

// An OpenID Connect provider that asks for no password: it does and says what the parent has ordered.

const server = new OAuth2Server();
const { issuer, service } = server;
const tokenRequests = [];
let orders = {};

const put = (into, more = {}) => {
  Object.assign(into, more);
  for (const [name, value] of Object.entries(more)) if (value === null) delete into[name];
};

service.on('beforeTokenSigning', ({ payload }) => put(payload, orders.claims));
service.on('beforeUserinfo', ({ body }) => put(body, orders.userinfo));
service.on('beforeResponse', (answer, { body }) => {
  tokenRequests.push({ ...body });
  put(answer.body, orders.tokens);
  // A verifier that is sent has been compared with its challenge by now; one that is not is missed here.
  const isUnproven = body.grant_type === 'authorization_code' && !body.code_verifier;
  answer.statusCode = isUnproven ? 400 : (orders.status ?? 200);
});
service.on('beforeAuthorizeRedirect', ({ url }) => {
  if (!orders.refusal) return;
  url.searchParams.delete('code');
  url.searchParams.set('error', orders.refusal);
});

const tasks = {
  order: (given) => {
    orders = given;
  },
  tokenRequests: () => tokenRequests,
};
process.on('message', ({ task, given }) => process.send(tasks[task](given) ?? null));
process.on('disconnect', () => process.exit());

await issuer.keys.generate('RS256');
await server.start(0, '127.0.0.1');
issuer.url = `http://127.0.0.1:${server.address().port}`;
process.send({ origin: issuer.url });
