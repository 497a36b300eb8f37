import { DiscoveryService } from '@nestjs/core';
import { type Operation, OPERATIONS, rightTo } from '../../../src/shared/domain/rights';
import { ACTOR_KIND_NAMES, type ActorKindName, cellOf } from '../../../src/shared/domain/rights/actor-kinds';
import { type Cell, type Refusal, STATUS } from '../../../src/shared/domain/rights/cell';
import { type DeclaredRoute, declaredRoutes } from '../../../src/shared/http/declared-routes';
import { RegistrationTaskMailsService } from '../../../src/modules/domains/sales/application/registration-task-mails.service';
import { TestServer } from '../../support/app';
import { MailServer } from '../../support/mail-server';
import { NEWEBPAY_SETTINGS } from '../../support/newebpay';
import { PayPalShop } from '../../support/paypal';
import { OidcProvider } from '../../support/oidc-provider';
import { ACCOUNT_RECIPES, HEALTH_RECIPES, PARTNER } from './rights/account.recipes';
import { ANALYTICS_RECIPES } from './rights/analytics.recipes';
import { BATCH_TASK_RECIPES } from './rights/batch-tasks.recipes';
import { ADMIN_EMAILS, Cast, type Player } from './rights/cast';
import { DEVELOPER_RECIPES } from './rights/developer.recipes';
import { DOMAINS_RECIPES } from './rights/domains.recipes';
import { BILLING_RECIPES, GROUPS_RECIPES } from './rights/groups.recipes';
import { IDENTITY_RECIPES } from './rights/identity.recipes';
import { LINKS_RECIPES } from './rights/links.recipes';
import { type Recipe, signOf, type Try } from './rights/recipe';
import { PAYMENTS_RECIPES } from './rights/payments.recipes';
import { DESK_RECIPES, REPORTS_RECIPES } from './rights/reports.recipes';
import { Scene, type Stage } from './rights/scene';
import { TEAMS_RECIPES } from './rights/teams.recipes';
import { WEEKLY_REPORTS_RECIPES } from './rights/weekly-reports.recipes';

const RECIPES: Readonly<Record<Operation, Recipe>> = {
  ...DEVELOPER_RECIPES,
  ...DOMAINS_RECIPES,
  ...LINKS_RECIPES,
  ...BATCH_TASK_RECIPES,
  ...ANALYTICS_RECIPES,
  ...REPORTS_RECIPES,
  ...DESK_RECIPES,
  ...GROUPS_RECIPES,
  ...TEAMS_RECIPES,
  ...BILLING_RECIPES,
  ...PAYMENTS_RECIPES,
  ...IDENTITY_RECIPES,
  ...ACCOUNT_RECIPES,
  ...DEVELOPER_RECIPES,
  ...WEEKLY_REPORTS_RECIPES,
  ...HEALTH_RECIPES,
};

describe('S15, S16: rights over HTTP', () => {
  let stage: Stage;
  let routes: readonly DeclaredRoute[];

  beforeAll(async () => {
    const [mails, provider] = [await MailServer.start(), await OidcProvider.start()];
    const paypal = await PayPalShop.open();
    const settings = {
      SMTP_URL: mails.url,
      ADMIN_EMAILS,
      ...provider.variables,
      ...PARTNER,
      ...NEWEBPAY_SETTINGS,
      ...paypal.settings,
      // Certificates are ours to order; no authority is there.
      TLS_PORT: '0',
      ACME_DIRECTORY_URL: 'https://127.0.0.1:9/directory',
    };
    const server = await TestServer.start('SQLite', settings);
    // Each of the many site admins would be mailed of each domain, before anybody gets a code.
    for (const app of [server.web.app, server.otherProcess]) {
      jest.spyOn(app.get(RegistrationTaskMailsService, { strict: false }), 'remind').mockResolvedValue();
    }
    stage = { server, mails, provider, paypal, cast: await Cast.gather(server) };
    routes = declaredRoutes(server.web.app.get(DiscoveryService, { strict: false }));
  });
  beforeEach(async () => {
    if (stage.cast.isOld) stage = { ...stage, cast: await Cast.gather(stage.server) };
  });
  afterAll(async () => {
    await stage.server.stop();
    await stage.mails.stop();
    await stage.provider.stop();
    await stage.paypal.close();
  });

  async function answerTo(operation: Operation, player: Player, given: Try): Promise<string> {
    const route = routes.find((each) => each.operation === operation);
    const path = (route?.paths[0] ?? '').replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(given.params?.[name] ?? `no ${name}`),
    );
    const { caller } = given.by ?? player;
    const query = new URLSearchParams(given.query);
    const { status, body } = await stage.server.ask<{ error?: { code: string } }>(
      `${path.startsWith('/health/') ? '' : '/api/v1'}${path}?${query.toString()}`,
      { method: route?.method ?? 'GET', body: given.body, headers: { ...caller.headers, ...given.headers } },
    );
    return status < 400 ? String(status) : `${status} ${body.error?.code ?? JSON.stringify(body)}`;
  }

  /** What comes of it: on what is one's own and, where that is another, on what is others'. */
  async function outcomeOf(operation: Operation, kind: ActorKindName): Promise<string> {
    const cell = cellOf(rightTo(operation), kind);
    const player = stage.cast.player(kind);
    const answers: string[] = [];
    for (const whose of cell.outcome === 'own' ? (['own', 'others'] as const) : (['others'] as const)) {
      const given = await RECIPES[operation].call?.(new Scene(stage, player, whose, cell));
      answers.push(await answerTo(operation, player, given ?? {}));
    }
    return answers.join(', of others ');
  }

  const refusal = ({ outcome, code }: Refusal): string => `${STATUS[outcome]} ${code}`;
  function expected(cell: Cell, { status = 200 }: Recipe): string {
    if (cell.outcome === 'allowed') return String(status);
    return cell.outcome === 'own' ? `${status}, of others ${refusal(cell.others)}` : refusal(cell);
  }

  it('are declared by every route, each by a row of its own', () => {
    expect(routes.map(({ operation }) => operation).sort()).toEqual([...OPERATIONS].sort());
  });

  it('are tried by a recipe each', () => {
    expect(Object.keys(RECIPES).sort()).toEqual([...OPERATIONS].sort());
  });

  it.each(OPERATIONS)('of %s are those that its recipe expects', (operation) => {
    const signs = ACTOR_KIND_NAMES.map((kind) => signOf(cellOf(rightTo(operation), kind)));
    expect(signs.join('')).toBe(RECIPES[operation].cells.replaceAll(' ', ''));
  });

  it.each(OPERATIONS)('of %s are what each kind of actor finds', async (operation) => {
    const found = await Promise.all(
      ACTOR_KIND_NAMES.map(async (kind) => [kind, await outcomeOf(operation, kind)]),
    );
    expect(found).toEqual(
      ACTOR_KIND_NAMES.map((kind) => [kind, expected(cellOf(rightTo(operation), kind), RECIPES[operation])]),
    );
  });

  it('are what the API’s document says of tokens', async () => {
    type Calls = Readonly<Record<string, { readonly security?: readonly object[] }>>;
    const { body } = await stage.server.ask<{ paths: Readonly<Record<string, Calls>> }>('/api/openapi.json');
    const documented = (method: string, path: string) =>
      body.paths[`/api/v1${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
    const reported = routes
      .filter(({ operation }) => !operation?.startsWith('health.'))
      .flatMap(({ method, paths, operation }) =>
        paths.map((path) => [operation, documented(method, path)?.security]),
      );
    expect(reported).toEqual(
      reported.map(([operation]) => [
        operation,
        rightTo(operation as Operation).who === 'anyone' ? undefined : [{ bearer: [] }],
      ]),
    );
  });
});
