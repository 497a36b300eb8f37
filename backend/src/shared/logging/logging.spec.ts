import { Logger } from '@nestjs/common';
import { fastify } from 'fastify';
import { JsonLogger } from './json-logger';
import { logRequests } from './request-log';

describe('the log', () => {
  let lines: Record<string, unknown>[];
  let logger: Logger;
  beforeEach(() => {
    lines = [];
    const write = (line: string): void => {
      lines.push(JSON.parse(line) as Record<string, unknown>);
    };
    Logger.overrideLogger(new JsonLogger({ logLevel: 'info' }, { write }));
    logger = new Logger('Somebody');
  });
  afterEach(() => {
    Logger.overrideLogger(false);
  });

  it('says who speaks, and when', () => {
    logger.log('hello');
    logger.debug('unheard');
    expect(lines).toEqual([
      { level: 30, time: expect.any(Number) as number, context: 'Somebody', msg: 'hello' },
    ]);
  });

  it('keeps facts beside the text', () => {
    logger.warn({ waitingBytes: 7 }, 'the disk refuses');
    expect(lines[0]).toMatchObject({
      level: 40,
      context: 'Somebody',
      waitingBytes: 7,
      msg: 'the disk refuses',
    });
  });

  it('describes an error without the values of a query', () => {
    const error = Object.assign(new Error('failed'), { code: 'ER_X', parameters: ['somebody@example.com'] });
    logger.error({ err: error }, 'a request failed');
    logger.error(error);
    expect(lines).toMatchObject([
      { level: 50, err: { message: 'failed', code: 'ER_X' }, msg: 'a request failed' },
      { level: 50, err: { message: 'failed' }, msg: 'failed' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('somebody@example.com');
  });

  it('shows no token of a program, wherever one stands', () => {
    const token = 'lk_live_0000000000000000000000000000002C8GjS';
    const error = Object.assign(new Error(`bad ${token}`), { code: token });
    logger.error({ err: error, address: `/api?access_token=${token}&x` }, `refused ${token}`);
    logger.warn(`"${token}"`, token);
    expect(JSON.stringify(lines)).not.toContain('0000002C8GjS');
    expect(lines[0]).toMatchObject({
      msg: 'refused lk_live_[redacted]',
      address: '/api?access_token=lk_live_[redacted]&x',
    });
  });

  it('stays one line whatever a client sends', () => {
    logger.log({ url: '/a\r\n{"level":50}\u001b[31m' }, 'refused');
    expect(lines).toHaveLength(1);
  });

  it('is silent about the wiring', () => {
    new Logger('RouterExplorer').log('Mapped {/x, GET} route');
    expect(lines).toEqual([]);
  });

  it.each([
    ['/links/somebody?access_token=abc', '/links/:name'],
    ['/links/some%62ody/access%5Ftoken=abc', null],
  ])('says of the address %s no more than its pattern', async (url, route) => {
    const server = fastify();
    logRequests(server);
    server.get('/links/:name', (_, reply) => reply.code(410).send());
    await server.inject(url);
    expect(lines).toEqual([expect.objectContaining({ msg: 'refused', method: 'GET', route })]);
    expect(JSON.stringify(lines)).not.toMatch(/somebody|abc/);
  });
});
