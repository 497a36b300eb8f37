import type { DnsAnswer, DnsQuestion } from '../domain/dns-answer';
import { findRecords } from './find-records';

const HOST = 'go.shop.tw';
const TARGET = { host: 'cname.linklet.app' };

/** Answers from a table, and that there is nothing otherwise. */
class ScriptedServer {
  readonly questions: string[] = [];

  constructor(private readonly answers: Readonly<Record<string, DnsAnswer>>) {}

  ask({ type, name }: DnsQuestion): Promise<DnsAnswer> {
    this.questions.push(`${type} ${name}`);
    const answer = this.answers[`${type} ${name}`];
    return Promise.resolve(answer === undefined ? [] : answer);
  }
}

/** So many names, each leading to the next; the last leads to `end`. */
function chainOf(names: number, end?: string): Record<string, DnsAnswer> {
  const name = (index: number): string => (index === 0 ? HOST : `n${index}.net`);
  const aliases: [string, DnsAnswer][] = Array.from({ length: names - 1 }, (_, index) => [
    `CNAME ${name(index)}`,
    [name(index + 1)],
  ]);
  const last: [string, DnsAnswer][] = end === undefined ? [] : [[`CNAME ${name(names - 1)}`, [end]]];
  return Object.fromEntries([...aliases, ...last]);
}

async function find(answers: Readonly<Record<string, DnsAnswer>>) {
  const server = new ScriptedServer(answers);
  const { chain, addresses, texts } = await findRecords(HOST, TARGET, server);
  // The limit that holds for every host, whatever its owner does.
  expect(server.questions.length).toBeLessThanOrEqual(8);
  return { end: chain.end, names: chain.names.length, addresses, texts, questions: server.questions };
}

describe('the records of a host', () => {
  it('are a text and where the alias leads, in two questions', async () => {
    expect(await find({ [`TXT _linklet.${HOST}`]: ['x'], [`CNAME ${HOST}`]: ['CNAME.Linklet.app'] })).toEqual(
      {
        end: 'target',
        names: 2,
        addresses: null,
        texts: ['x'],
        questions: [`TXT _linklet.${HOST}`, `CNAME ${HOST}`],
      },
    );
  });

  it('are its addresses where it has no alias', async () => {
    expect(await find({ [`A ${HOST}`]: ['203.0.113.7'], [`AAAA ${HOST}`]: null })).toMatchObject({
      end: 'end',
      names: 1,
      addresses: { ipv4: ['203.0.113.7'], ipv6: null },
      texts: [],
    });
  });

  it.each([
    ['7 names and the target', chainOf(7, TARGET.host), 'target', 8],
    ['8 names and the target', chainOf(8, TARGET.host), 'too-long', 8],
    ['5 names and nothing', chainOf(5), 'end', 5],
    ['6 names and nothing', chainOf(6), 'too-long', 6],
    ['8 names and nothing', chainOf(8), 'too-long', 8],
    ['100 names', chainOf(100), 'too-long', 8],
    ['itself', { [`CNAME ${HOST}`]: [HOST] }, 'loop', 2],
    ['a loop of 3', chainOf(3, HOST), 'loop', 4],
    ['a loop behind it', chainOf(3, 'n1.net'), 'loop', 4],
  ] as const)('chain of 9, and others: lead over %s: %#', async (_, answers, end, names) => {
    const found = await find(answers);
    expect([found.end, found.names, found.addresses !== null]).toEqual([end, names, end === 'end']);
  });

  it('are looked for by addresses when nobody answers about aliases alone', async () => {
    expect(await find({ [`CNAME ${HOST}`]: null, [`A ${HOST}`]: ['203.0.113.7'] })).toMatchObject({
      end: 'unknown',
      addresses: { ipv4: ['203.0.113.7'], ipv6: [] },
    });
  });

  it('are not waited for a second time where nobody answers at all', async () => {
    expect(await find({ [`CNAME ${HOST}`]: null, [`TXT _linklet.${HOST}`]: null })).toMatchObject({
      end: 'unknown',
      addresses: null,
      questions: [`TXT _linklet.${HOST}`, `CNAME ${HOST}`],
    });
  });
});
