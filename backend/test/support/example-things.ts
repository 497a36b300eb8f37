import { INVENTED_THINGS, type ExampleThings } from '../../src/clients/examples/example';
import type { Example } from '../../src/clients/examples/example';
import type { TestServer } from './app';
import { checkedTable, ranTable } from './batch-tasks';
import { verifiedDomain } from './brand-domains';
import { newNumber } from './new-number';
import type { TestTeam } from './teams';
import { sampleSentTo, storedWebhook } from './webhooks';

type Name = keyof ExampleThings;

/** What an example names. */
function namesIn(example: Example): readonly Name[] {
  const names = new Set<Name>();
  const noting = new Proxy(INVENTED_THINGS, {
    get: (things, name) => {
      names.add(name as Name);
      return Reflect.get(things, name) as unknown;
    },
  });
  example(noting);
  return [...names];
}

const unique = (word: string): string => `${word}-${String(newNumber())}`;

/** Makes what examples name, anew for each of them, so that those that delete disturb no others. */
export class ThingMaker {
  constructor(
    private readonly server: TestServer,
    private readonly team: TestTeam,
  ) {}

  async thingsFor(example: Example): Promise<ExampleThings> {
    const names = namesIn(example);
    const things: Record<Name, string | number> = { ...INVENTED_THINGS };
    const link = await this.link();
    const make: Partial<Record<Name, () => Promise<string | number> | string>> = {
      newSlug: () => unique('summer'),
      newTag: () => unique('campaign'),
      host: () => new URL(link.shortUrl).host,
      tag: () => this.numberOf('/my/tags', { value: unique('tag') }, 'tagId'),
      otherTag: () => this.numberOf('/my/tags', { value: unique('tag') }, 'tagId'),
      tool: () =>
        this.numberOf('/my/trackingTools', { name: unique('tool'), value: { utmSource: 'x' } }, 'id'),
      trashedLink: () => this.trashed(link.encodeId),
      change: () => this.changeOf(link.encodeId),
      task: async () => (await this.checkedTask()).externalId,
      ranTask: async () => (await ranTable(this.team.admin, await this.checkedTask())).externalId,
      brandDomain: async () => (await verifiedDomain(this.server, this.team.groupId)).id,
    };
    Object.assign(things, { link: link.encodeId, linkId: link.id });
    for (const name of names) things[name] = (await make[name]?.()) ?? things[name];
    if (names.includes('webhook')) {
      const webhook = await storedWebhook(this.server, this.team.groupId);
      things.webhook = webhook.id;
      if (names.includes('delivery')) things.delivery = await sampleSentTo(this.server, webhook);
    }
    return things as unknown as ExampleThings;
  }

  private checkedTask() {
    return checkedTable(this.team.admin, 'url\nhttps://example.com/');
  }

  private link() {
    return this.team.admin.shorten('https://example.com/', unique('spring'));
  }

  private async numberOf(path: string, body: object, name: string): Promise<number> {
    const answer = await this.team.admin.call<{ data: Record<string, number> }>(path, {
      method: 'POST',
      body,
    });
    return answer.body.data[name] ?? 0;
  }

  private async trashed(slug: string): Promise<string> {
    await this.team.admin.call(`/links/${slug}`, { method: 'DELETE' });
    return slug;
  }

  private async changeOf(slug: string): Promise<number> {
    const path = `/links/${slug}`;
    await this.team.admin.call(`${path}/url`, { method: 'POST', body: { value: 'https://example.com/new' } });
    const { body } = await this.team.admin.call<{ data: { changes: { changeId: number }[] } }>(
      `${path}/history`,
    );
    return body.data.changes[0]?.changeId ?? 0;
  }
}
