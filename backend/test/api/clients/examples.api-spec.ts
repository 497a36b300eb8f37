import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { clientCalls, type ClientCall } from '../../../src/clients/calls';
import { EXAMPLE_NAMES, exampleOf } from '../../../src/clients/examples';
import { SAMPLE_LANGUAGES, type SampleLanguage, samplesOf } from '../../../src/clients/samples';
import { apiTokenFor } from '../../support/api-programs';
import { TestServer } from '../../support/app';
import { InstalledClients } from '../../support/built-clients';
import { ThingMaker } from '../../support/example-things';
import { picture } from '../../support/pictures';
import { failuresOf } from '../../support/sample-runners';
import { TestTeam } from '../../support/teams';

const DOCUMENT = join(__dirname, '../../../openapi.json');

describe('the examples of the API', () => {
  let server: TestServer;
  let clients: InstalledClients;
  let calls: readonly ClientCall[];

  beforeAll(async () => {
    server = await TestServer.shared();
    clients = await InstalledClients.install();
    calls = clientCalls(JSON.parse(readFileSync(DOCUMENT, 'utf8')) as OpenAPIObject);
  });

  afterAll(() => {
    clients.remove();
  });

  it('exist for exactly the operations that programs may call', () => {
    expect([...EXAMPLE_NAMES].sort()).toEqual(calls.map(({ name }) => name));
  });

  it.each(Object.keys(SAMPLE_LANGUAGES) as SampleLanguage[])('all succeed in %s', async (language) => {
    const team = await TestTeam.make(server, 'classic');
    const token = await apiTokenFor(server, { groupId: team.groupId, userId: team.maker.userId });
    const maker = new ThingMaker(server, team);
    const sources = new Map<string, string>();
    for (const call of calls) {
      const example = exampleOf(call);
      sources.set(call.name, samplesOf(call, example(await maker.thingsFor(example)))[language]);
    }
    const env = { LINKLET_URL: server.url, LINKLET_TOKEN: token };
    const { directory } = clients;
    expect(sources.size).toBeGreaterThan(80);
    expect(await failuresOf(language, { directory, picture: await picture(), sources, env })).toBe('');
  });
});
