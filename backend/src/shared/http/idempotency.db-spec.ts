import {
  Body,
  type CanActivate,
  Controller,
  type ExecutionContext,
  Injectable,
  Logger,
  Module,
  Post,
} from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { describeOnEachEngine } from '../../../test/support/database';
import { MovableClock } from '../../../test/support/jobs';
import { SecretSettings } from '../../config/settings';
import { UnitOfWork } from '../database/unit-of-work';
import { Clock } from '../domain/clock';
import { DomainError } from '../domain/domain-error';
import { EventBus } from '../events/event-bus';
import { EnvelopeInterceptor } from './envelope.interceptor';
import { IdempotencyKeys } from './idempotency-keys';
import { Idempotent } from './idempotency.interceptor';
import { ProblemFilter } from './problem.filter';

const DAY_MS = 24 * 3_600_000;

/** The caller is whom the test says it is. */
class NamedCaller implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.actor = {
      kind: 'guest',
      userId: 0,
      groupId: 0,
      browserUuid: String(request.headers['x-browser']),
    };
    return true;
  }
}

@Injectable()
class Notes {
  made = 0;

  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Writes inside a unit of work of its own, as every use case does. */
  add(text: string): Promise<{ number: number; text: string; at: Date }> {
    return this.unitOfWork.run(async () => {
      this.made += 1;
      await this.unitOfWork.manager.query('INSERT INTO notes (text) VALUES (?)', [text]);
      if (text === 'bad') throw new DomainError('invalid', 'notes.bad', 'bad note');
      return { number: this.made, text, at: new Date(0) };
    });
  }
}

@Controller()
class NotesController {
  constructor(private readonly notes: Notes) {}

  @Post('notes')
  @Idempotent()
  add(@Body() body: { text: string }) {
    return this.notes.add(body.text);
  }

  @Post('memos')
  @Idempotent()
  addMemo(@Body() body: { text: string }) {
    return this.notes.add(body.text);
  }
}

interface Call {
  readonly path?: string;
  readonly key?: string;
  readonly browser?: string;
  readonly body?: Record<string, unknown>;
}

describeOnEachEngine('a creating call with an idempotency key', (engine) => {
  const clock = new MovableClock();
  const servers: NestFastifyApplication[] = [];

  /** Another process on the same database. */
  const newServer = async (): Promise<NestFastifyApplication> => {
    const unitOfWork = new UnitOfWork(engine.dataSource, new EventBus());
    @Module({
      controllers: [NotesController],
      providers: [
        Notes,
        IdempotencyKeys,
        { provide: UnitOfWork, useValue: unitOfWork },
        { provide: Clock, useValue: clock },
        { provide: SecretSettings, useValue: new SecretSettings('a-test-key-of-more-than-32-characters') },
        { provide: APP_GUARD, useClass: NamedCaller },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
      ],
    })
    class NotesModule {}
    const server = await NestFactory.create<NestFastifyApplication>(NotesModule, new FastifyAdapter(), {
      logger: false,
    });
    await server.init();
    servers.push(server);
    return server;
  };
  const post = async (server: NestFastifyApplication | undefined, call: Call) => {
    if (!server) throw new Error('no server');
    const { path = '/notes', key, browser = 'b1', body = { text: 'hello' } } = call;
    const headers = { 'x-browser': browser, ...(key === undefined ? {} : { 'idempotency-key': key }) };
    const answer = await server.inject({ method: 'POST', url: path, headers, payload: body });
    return {
      status: answer.statusCode,
      body: answer.json<unknown>(),
      replayed: answer.headers['idempotency-replayed'],
    };
  };
  it('stores no answer that a copy of the database would give away', async () => {
    const server = servers[0] ?? (await newServer());
    await post(server, { key: 'sealed', body: { text: 'open sesame' } });
    const stored: { answer: string }[] = await engine.dataSource.query('SELECT answer FROM idempotency_keys');
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain('sesame');
  });

  const rows = async (): Promise<number> => {
    const [row] = await engine.dataSource.query<{ n: number | string }[]>('SELECT COUNT(*) AS n FROM notes');
    return Number(row?.n);
  };

  beforeAll(async () => {
    Logger.overrideLogger(false);
    await engine.dataSource.query('CREATE TABLE notes (text VARCHAR(50))');
    await newServer();
    await newServer();
  });
  beforeEach(async () => {
    await engine.dataSource.query('DELETE FROM notes');
    await engine.dataSource.query('DELETE FROM idempotency_keys');
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  it('without one creates each time', async () => {
    await post(servers[0], {});
    await post(servers[0], {});
    expect(await rows()).toBe(2);
  });

  it('answers a repeat with the first status and body', async () => {
    const first = await post(servers[0], { key: 'k1' });
    expect(first).toMatchObject({
      status: 201,
      body: { data: { text: 'hello', at: '1970-01-01T00:00:00.000Z' } },
    });
    expect(first.replayed).toBeUndefined();
    const repeat = await post(servers[0], { key: 'k1' });
    expect(repeat).toEqual({ ...first, replayed: 'true' });
    expect(await rows()).toBe(1);
  });

  it('takes a renewed token and another order of fields for the same call', async () => {
    await post(servers[0], { key: 'k', body: { text: 'x', tag: 1, access_token: 'a' } });
    const repeat = await post(servers[0], {
      key: 'k',
      path: '/notes?access_token=c',
      body: { access_token: 'b', tag: 1, text: 'x' },
    });
    expect(repeat.replayed).toBe('true');
    expect(await rows()).toBe(1);
  });

  it('refuses the key with another body', async () => {
    await post(servers[0], { key: 'k' });
    const other = await post(servers[0], { key: 'k', body: { text: 'other' } });
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'http.idempotency-key-reused' } } });
    expect(await rows()).toBe(1);
  });

  it('keeps the keys of callers and routes apart', async () => {
    await post(servers[0], { key: 'k' });
    await post(servers[0], { key: 'k', browser: 'b2' });
    await post(servers[0], { key: 'k', path: '/memos' });
    await post(servers[0], { key: 'K' });
    expect(await rows()).toBe(4);
  });

  it('keeps neither row nor key when it is refused, so that it can be sent again', async () => {
    const refused = await post(servers[0], { key: 'k', body: { text: 'bad' } });
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'notes.bad' } } });
    expect(await rows()).toBe(0);
    const again = await post(servers[0], { key: 'k', body: { text: 'good' } });
    expect(again.status).toBe(201);
    expect(await rows()).toBe(1);
  });

  it.each([
    { why: 'empty', key: '' },
    { why: 'too long', key: 'x'.repeat(256) },
    { why: 'not ASCII', key: 'caf\u00e9' },
  ])('refuses a key that is $why', async ({ key }) => {
    const refused = await post(servers[0], { key });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'Idempotency-Key' }] } },
    });
    expect(await rows()).toBe(0);
  });

  it('sent 50 times at once to two processes creates once and answers all alike', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => post(servers[index % 2], { key: 'storm' })),
    );
    expect(await rows()).toBe(1);
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers.filter(({ replayed }) => replayed === undefined)).toHaveLength(1);
  });

  it('sent 50 times at once, and refused each time, leaves nothing behind', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        post(servers[index % 2], { key: 'storm', body: { text: 'bad' } }),
      ),
    );
    expect(answers.every(({ status }) => status === 400)).toBe(true);
    expect(await rows()).toBe(0);
  });

  it('is answered alike for a day, then its key is free', async () => {
    const keys = servers[0]?.get(IdempotencyKeys);
    await post(servers[0], { key: 'k' });
    clock.advance(DAY_MS - 60_000);
    await keys?.removeOld();
    expect((await post(servers[0], { key: 'k' })).replayed).toBe('true');
    clock.advance(60_000);
    await keys?.removeOld();
    expect((await post(servers[0], { key: 'k' })).replayed).toBeUndefined();
    expect(await rows()).toBe(2);
  });
});
