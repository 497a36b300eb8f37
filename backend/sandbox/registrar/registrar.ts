import { type Answer, type Call, json, objectOf, type Route, textIn } from '../shared/answers';
import { type FaultTable, TRANSPORT_FAULTS } from '../shared/faults';
import { Simulator, type SimulatorOptions, type Surroundings } from '../shared/simulator';
import { DEMO_KEY } from './account';
import { emptyState, type RegistrarRequest, type RegistrarState } from './state';

type Context = Surroundings<RegistrarState>;

const FAULTS: FaultTable = {
  check: [...TRANSPORT_FAULTS, 'premium', 'taken'],
  find: [...TRANSPORT_FAULTS, 'forget'],
  request: [...TRANSPORT_FAULTS, 'slow', 'taken-meanwhile', 'premium', 'nonsense'],
};

/** Names that are taken before anybody asks, and those that cost more. */
const TAKEN = /^(?:taken|example|google)\b/;
const PREMIUM = /^premium\b/;

/**
 * A registrar as docs/domains.md describes it. It charges for every request that it has not seen, so that a shop which asks
 * twice under two names pays twice.
 */
export const startRegistrar = (options: SimulatorOptions = {}): Promise<Simulator<RegistrarState>> =>
  Simulator.start(
    {
      name: 'registrar',
      faults: FAULTS,
      empty: emptyState,
      build: (context) => ({ routes: routesOf(context), scheduled: [] }),
    },
    options,
  );

const known = (handle: (call: Call) => Answer) => (call: Call) =>
  call.headers.authorization === `Bearer ${DEMO_KEY}` ? handle(call) : json({ error: 'unknown key' }, 401);

const routesOf = (context: Context): Route[] => [
  {
    method: 'GET',
    path: '/domains/:domain',
    on: 'check',
    handle: known(({ params }) => json({ standing: availabilityOf(params['domain'] ?? '', context) })),
  },
  {
    method: 'GET',
    path: '/requests/:requestId',
    on: 'find',
    handle: known(({ params }) => find(params['requestId'] ?? '', context)),
  },
  { method: 'POST', path: '/requests', on: 'request', handle: known((call) => request(call, context)) },
];

function availabilityOf(domain: string, { state, faults }: Context): string {
  if (faults.has('check', 'premium') || PREMIUM.test(domain)) return 'premium';
  const isTaken = TAKEN.test(domain) || state.registered.some((each) => each.domain === domain);
  return isTaken || faults.has('check', 'taken') ? 'taken' : 'free';
}

/** What was slow is done by the time of the next question. */
function find(requestId: string, context: Context): Answer {
  const found = context.state.requests.find((each) => each.requestId === requestId);
  if (!found || context.faults.has('find', 'forget')) return json({ error: 'no such request' }, 404);
  if (found.state === 'waiting') settle(found, context);
  return json(found);
}

function request(call: Call, context: Context): Answer {
  const body = objectOf(call.raw.toString('utf8'));
  if (!body) return json({ error: 'not an object' }, 400);
  const [requestId, domain] = [textIn(body, 'requestId'), textIn(body, 'domain')];
  const before = context.state.requests.find((each) => each.requestId === requestId);
  if (before) return json(before);
  const action = textIn(body, 'action') === 'renew' ? 'renew' : 'register';
  const made: RegistrarRequest = { requestId, action, domain, state: 'waiting' };
  context.state.requests.push(made);
  if (context.faults.has('request', 'nonsense')) return json({ state: 'perhaps' });
  if (context.faults.has('request', 'taken-meanwhile')) refuse(made, 'somebody else has registered it');
  else if (context.faults.has('request', 'premium')) refuse(made, 'its registry asks more for it');
  else if (!context.faults.has('request', 'slow')) settle(made, context, body['records']);
  return json(made);
}

function refuse(made: RegistrarRequest, reason: string): void {
  made.state = 'refused';
  made.reason = reason;
}

function settle(made: RegistrarRequest, { state, clock }: Context, records?: unknown): void {
  const { domain, action } = made;
  const entry = state.registered.find((each) => each.domain === domain);
  if (action === 'register' && entry) {
    refuse(made, 'somebody else has registered it');
    return;
  }
  const expiresOn = yearAfter(entry?.expiresOn ?? new Date(clock.now()).toISOString().slice(0, 10));
  if (entry) entry.expiresOn = expiresOn;
  else state.registered.push({ domain, expiresOn, records });
  state.charges.push(domain);
  made.state = 'registered';
  made.expiresOn = expiresOn;
}

const yearAfter = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
};
