import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { enginesFor } from '../../support/deployments';
import { refused } from '../../support/links';
import type { Refusal } from '../../support/asking';
import { BATCH_FIELDS } from './fields/batch.fields';
import { DESK_FIELDS } from './fields/desk.fields';
import { DEVELOPER_FIELDS } from './fields/developer.fields';
import { DOCUMENTED, sentBy } from './fields/documented';
import { DOMAINS_FIELDS } from './fields/domains.fields';
import { GROUPS_FIELDS } from './fields/groups.fields';
import { LABELS_FIELDS } from './fields/labels.fields';
import { LINK_CALL_FIELDS } from './fields/link-calls.fields';
import { MONEY_FIELDS } from './fields/money.fields';
import { PEOPLE_FIELDS } from './fields/people.fields';
import { type Fields, FieldsStage } from './fields/stage';
import type { CallFields, FieldsTable, Trial } from './fields/trial';

const TABLE: FieldsTable = {
  ...BATCH_FIELDS,
  ...DESK_FIELDS,
  ...DEVELOPER_FIELDS,
  ...DOMAINS_FIELDS,
  ...GROUPS_FIELDS,
  ...LABELS_FIELDS,
  ...LINK_CALL_FIELDS,
  ...MONEY_FIELDS,
  ...PEOPLE_FIELDS,
};

const reasonsOf = ({ elsewhere = {} }: CallFields): readonly [string, string][] => Object.entries(elsewhere);
/** `targets` stands for all that is within it. */
const isWithin = (field: string, named: string): boolean =>
  named === '*' || field === named || field.startsWith(`${named}.`) || field.startsWith(`${named}[`);

it('every call that takes fields has a row', () => {
  expect(Object.keys(TABLE).sort()).toEqual([...DOCUMENTED.keys()].sort());
});

it('a field that is not tried has a reason, which is about one that is there and names a test that is', () => {
  const specs = new Set(
    ['backend/src', 'backend/test'].flatMap((root) =>
      readdirSync(root, { recursive: true }).map((path) => basename(String(path), '.ts')),
    ),
  );
  for (const [call, row] of Object.entries(TABLE)) {
    for (const [named, reason] of reasonsOf(row)) {
      expect([call, named, DOCUMENTED.get(call)?.some((field) => isWithin(field, named))]).toEqual([
        call,
        named,
        true,
      ]);
      const missing = (reason.match(/[\w-]+\.(?:\w+-)?spec/g) ?? []).filter((name) => !specs.has(name));
      expect([call, named, missing]).toEqual([call, named, []]);
    }
  }
});

describe.each(enginesFor(1))('what is documented of a call is done, and seen, on %s', (engine) => {
  let stage: FieldsStage;
  beforeAll(async () => {
    stage = await FieldsStage.open(engine);
  });

  async function outcomeOf(method: string, { path, body, by = stage.ada, seen }: Trial): Promise<unknown> {
    const answer = await by.call<{ data: Fields } & Partial<Refusal>>(path, { method, body });
    if (answer.status >= 300) return answer.body;
    return seen ? seen(answer.body.data) : answer.body.data;
  }

  it.each([...DOCUMENTED])('%s', async (call, fields) => {
    const row = TABLE[call] ?? {};
    const [method = ''] = call.split(' ');
    const trials = (await row.tries?.(stage)) ?? [];
    for (const trial of trials) {
      expect({ is: await outcomeOf(method, trial) }).toMatchObject({ is: trial.shows });
    }
    const sent = trials.flatMap(sentBy);
    const isCovered = (field: string): boolean =>
      sent.some((each) => isWithin(each, field)) || reasonsOf(row).some(([named]) => isWithin(field, named));
    expect(fields.filter((field) => !isCovered(field))).toEqual([]);
  });

  it('what an order or a subscription has already is refused by name when it is sent again', async () => {
    const by = await stage.server.member();
    const start = (body: object) => by.call('/subscription/order', { method: 'POST', body });
    const { externalId } = await stage.data('POST', '/subscription/checkout', { featureName: 'initial' }, by);
    const order = {
      featureName: 'classic',
      billingCycle: 'yearly',
      coupon: 'X',
      purchaseTarget: 'premium_plan',
    };
    for (const [field, value] of Object.entries(order)) {
      expect(await start({ externalId, [field]: value })).toMatchObject(
        refused(400, 'payments.field-settled', field),
      );
    }
    for (const [field, value] of Object.entries({ featureName: 'classic', externalId, coupon: 'X' })) {
      const body = { operation: 'resubscribe', [field]: value };
      expect(await start(body)).toMatchObject(refused(400, 'payments.field-settled', field));
    }
  });

  it('a kind of product that nobody sells is refused by name', async () => {
    const body = { featureName: 'initial', purchaseTarget: 'domain' };
    for (const call of ['checkout', 'order']) {
      const answer = await stage.ada.call<Refusal>(`/subscription/${call}`, { method: 'POST', body });
      expect([answer.status, answer.body.error.fields]).toMatchObject([400, [{ field: 'purchaseTarget' }]]);
    }
  });
});
