import { isObject, type Route, textIn } from '../shared/answers';
import { capitalsAndDigits } from '../shared/random-ids';
import { apiRoute, type Body, RETENTION_HOURS, type Outcome, type Request } from './api';
import { invalid, notFound, refuseIf } from './errors';
import type { Context } from './gateway-context';
import { moneyFrom, timeOf } from './money';
import type { Cycle, Plan } from './state';

const UNITS = { DAY: 'days', WEEK: 'weeks', MONTH: 'months', YEAR: 'years' } as const;

const isUnit = (text: string): text is keyof typeof UNITS => text in UNITS;

/** Products and the plans by which they are paid. */
export const catalogRoutes = (context: Context): Route[] => {
  const retentionHours = RETENTION_HOURS.billing;
  return [
    apiRoute(
      { method: 'POST', path: '/v1/catalogs/products', on: 'product', retentionHours, act: makeProduct },
      context,
    ),
    apiRoute({ method: 'GET', path: '/v1/catalogs/products/:id', on: 'product', act: showProduct }, context),
    apiRoute(
      { method: 'POST', path: '/v1/billing/plans', on: 'plan', retentionHours, act: makePlan },
      context,
    ),
    apiRoute({ method: 'GET', path: '/v1/billing/plans/:id', on: 'plan', act: showPlan }, context),
  ];
};

function makeProduct({ body }: Request, { state, clock }: Context): Outcome {
  const name = textIn(body, 'name');
  if (name === '') throw invalid('MISSING_REQUIRED_PARAMETER');
  const product = { id: textIn(body, 'id') || `PROD-${capitalsAndDigits(17)}`, name };
  refuseIf(
    state.products.some(({ id }) => id === product.id),
    'DUPLICATE_RESOURCE_IDENTIFIER',
  );
  state.products.push(product);
  return { status: 201, body: { ...body, ...product, create_time: timeOf(clock.now()) } };
}

function showProduct({ id }: Request, { state }: Context): Outcome {
  const product = state.products.find((one) => one.id === id);
  if (!product) throw notFound();
  return { status: 200, body: { ...product } };
}

const part = (object: Body, name: string): Body => {
  const value = object[name];
  return isObject(value) ? value : {};
};

/** At most two trials and one regular cycle. */
export function cyclesFrom(value: unknown): Cycle[] {
  const list = Array.isArray(value) ? value.filter(isObject) : [];
  const cycles = list.map((one): Cycle => {
    const { interval_unit: unit, interval_count: count } = part(one, 'frequency');
    const price = part(one, 'pricing_scheme')['fixed_price'];
    if (typeof unit !== 'string' || !isUnit(unit)) throw invalid('INVALID_PARAMETER_VALUE');
    return {
      isTrial: one['tenure_type'] === 'TRIAL',
      sequence: Number(one['sequence']),
      unit: UNITS[unit],
      count: Number(count ?? 1),
      total: Number(one['total_cycles'] ?? 0),
      ...(price === undefined ? {} : { price: moneyFrom(price) }),
    };
  });
  const trials = cycles.filter(({ isTrial }) => isTrial).length;
  refuseIf(trials > 2 || cycles.length - trials !== 1, 'INVALID_BILLING_CYCLE_SEQUENCE');
  refuseIf(
    cycles.some(({ isTrial, price }) => !isTrial && !price),
    'MISSING_REQUIRED_PARAMETER',
  );
  return cycles.sort((one, other) => one.sequence - other.sequence);
}

function makePlan({ body }: Request, { state, clock }: Context): Outcome {
  const productId = textIn(body, 'product_id');
  const name = textIn(body, 'name');
  if (!state.products.some(({ id }) => id === productId)) throw notFound();
  if (name === '') throw invalid('MISSING_REQUIRED_PARAMETER');
  const preferences = part(body, 'payment_preferences');
  const fee = preferences['setup_fee'];
  const plan: Plan = {
    id: `P-${capitalsAndDigits(24)}`,
    productId,
    name,
    cycles: cyclesFrom(body['billing_cycles']),
    ...(fee === undefined ? {} : { setupFee: moneyFrom(fee) }),
    failureThreshold: Number(preferences['payment_failure_threshold'] ?? 0),
    body,
  };
  state.plans.push(plan);
  return { status: 201, body: { ...body, id: plan.id, status: 'ACTIVE', create_time: timeOf(clock.now()) } };
}

export function planOf(id: string, { state }: Context): Plan {
  const plan = state.plans.find((one) => one.id === id);
  if (!plan) throw notFound();
  return plan;
}

function showPlan({ id }: Request, context: Context): Outcome {
  const plan = planOf(id, context);
  return { status: 200, body: { ...plan.body, id, status: 'ACTIVE' } };
}
