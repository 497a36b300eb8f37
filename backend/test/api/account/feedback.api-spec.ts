import { Logger } from '@nestjs/common';
import { JsonLogger } from '../../../src/shared/logging/json-logger';
import { type TestGuest, type TestMember, TestServer } from '../../support/app';

describe('what people and browsers tell us', () => {
  let server: TestServer;
  let guest: TestGuest;
  let ada: TestMember;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await TestServer.start();
    Logger.overrideLogger(new JsonLogger({ logLevel: 'debug' }, { write: (line) => lines.push(line) }));
    guest = await server.guest();
    ada = await server.member({ email: 'ada@example.com' });
  });
  afterAll(async () => {
    await server.stop();
    Logger.overrideLogger(false);
  });

  const submit = (body: object) => ada.call('/my/surveys/submit', { method: 'POST', body });
  const log = (body: object) => guest.call('/tcloud/log', { method: 'POST', body });
  const clientLines = () =>
    lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ context }) => context === 'Client');

  it('keeps an answer to a survey', async () => {
    const answers = { redesign: 'Awesome', tip: 'NotBad' };
    expect((await submit({ survey: 'feature-analysis', answers })).body).toEqual({
      data: { result: 'success' },
    });
    expect((await submit({ survey: 'rate', answers: { rate: 5, comment: 'good' } })).status).toBe(200);
    expect((await submit({ survey: 'rate', answers: { rate: 4 } })).status).toBe(200);
  });

  it.each([
    [{ survey: 'rate', answers: { rate: 9 } }, 'answers.rate'],
    [{ survey: 'nonsense', answers: {} }, 'survey'],
    [{ survey: 'rate' }, 'answers'],
    [{ answers: {} }, 'survey'],
  ])('refuses the answer %j', async (body, field) => {
    expect((await submit(body)).body).toMatchObject({ error: { status: 400, fields: [{ field }] } });
  });

  it('writes a browser’s trouble into the log, on one line and without what tells of people', async () => {
    const { status } = await log({
      level: 'error',
      message: 'boom\r\n{"level":50}\u001b[31m for zebulon@quackenbush.example',
      page: '/login?verification_code=123456',
      details: { stack: 'at x\nat y' },
    });
    expect(status).toBe(200);
    expect(clientLines()).toEqual([
      expect.objectContaining({
        level: 50,
        msg: 'boom {"level":50}  for [mail]',
        page: '/login',
        details: '{"stack":"at x\\nat y"}',
      }),
    ]);
    expect(lines.every((line) => line.trimEnd().split('\n').length === 1)).toBe(true);
    expect(lines.join('')).not.toMatch(/quackenbush|123456/);
  });

  it('writes one short line of however much', async () => {
    const before = lines.length;
    const { status } = await log({
      level: 'warn',
      message: 'm\n'.repeat(100_000),
      page: '/'.repeat(100_000),
      details: Array.from({ length: 10_000 }, () => ({ a: 'b\r\n' })),
    });
    expect(status).toBe(200);
    const written = lines.slice(before).filter((line) => line.includes('"Client"'));
    expect(written).toHaveLength(1);
    expect(written[0]?.length).toBeLessThan(12_000);
    expect((await log({ level: 'warn', message: 'x'.repeat(1_100_000) })).status).toBe(413);
  });

  it.each([[{ message: 'x' }], [{ level: 'fatal', message: 'x' }], [{ level: 'info' }]])(
    'refuses the entry %j',
    async (body) => {
      expect((await log(body)).status).toBe(400);
    },
  );

  it('takes thirty entries a minute from a visitor', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 31; sent += 1) {
      statuses.push((await log({ level: 'info', message: 'x' })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
