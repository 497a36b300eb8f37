import { type Answer, type Call, json, type Route, textIn } from '../shared/answers';
import { apiRoute, type Outcome, type Request } from './api';
import { isSigned } from './event-signature';
import type { Context } from './gateway-context';
import { authorityOf } from './webhooks';

/** What belongs to events: the certificates, and the call that checks a signature. */
export const notificationRoutes = (context: Context): Route[] => [
  {
    method: 'GET',
    path: '/v1/notifications/certs/:id',
    on: 'certificate',
    handle: (call) => certificate(call, context),
  },
  apiRoute(
    {
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      on: 'verify',
      act: verify,
    },
    context,
  ),
  { method: 'GET', path: '/_control/authority', handle: () => pem(authorityOf(context.state, 0).pem) },
];

const pem = (body: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/x-pem-file' },
  body,
});

/** With the certificate of its authority behind it. */
function certificate(call: Call, context: Context): Answer {
  const { state, faults } = context;
  const found = state.certificates.find(({ id }) => id === call.params['id']);
  if (!found) return json({ name: 'RESOURCE_NOT_FOUND' }, 404);
  if (faults.has('certificate', 'redirect')) {
    return { status: 302, headers: { location: `${call.path}.pem` }, body: '' };
  }
  if (faults.has('certificate', 'huge')) return pem(found.pem.repeat(600));
  if (faults.has('certificate', 'alone')) return pem(found.pem);
  const isOurs = !found.id.startsWith('CERT-OTHER-');
  return pem(found.pem + authorityOf(state, isOurs ? 0 : 1).pem);
}

function verify({ body }: Request, { state, merchant }: Context): Outcome {
  const id = textIn(body, 'cert_url').split('/').at(-1);
  const found = state.certificates.find((one) => one.id === id && !one.id.startsWith('CERT-OTHER-'));
  const transmission = {
    id: textIn(body, 'transmission_id'),
    time: textIn(body, 'transmission_time'),
    webhookId: textIn(body, 'webhook_id'),
    body: JSON.stringify(body['webhook_event']),
  };
  const isGood =
    found !== undefined &&
    transmission.webhookId === merchant.webhookId &&
    isSigned(transmission, textIn(body, 'transmission_sig'), found.pem);
  return { status: 200, body: { verification_status: isGood ? 'SUCCESS' : 'FAILURE' } };
}
