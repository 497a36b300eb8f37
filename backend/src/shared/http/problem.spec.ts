import { BadRequestException, HttpException } from '@nestjs/common';
import { DomainError, type ErrorKind, InvalidInput } from '../domain/domain-error';
import { problemOf } from './problem';

describe('a refusal', () => {
  it.each<[ErrorKind, number]>([
    ['invalid', 400],
    ['unauthenticated', 401],
    ['forbidden', 403],
    ['not-found', 404],
    ['conflict', 409],
    ['gone', 410],
    ['too-large', 413],
    ['rate-limited', 429],
    ['unavailable', 503],
  ])('that is %s has status %i', (kind, status) => {
    expect(problemOf(new DomainError(kind, 'a.code', 'text', { retryAfter: 3 }))).toEqual({
      status,
      code: 'a.code',
      message: 'text',
      retryAfter: 3,
    });
  });

  it('names every refused field', () => {
    const fields = [
      { field: 'a', code: 'x.a', message: 'bad a' },
      { field: 'b', code: 'x.b', message: 'bad b' },
    ] as const;
    expect(problemOf(new InvalidInput([fields[0], fields[1]]))).toEqual({
      status: 400,
      code: 'x.a',
      message: 'bad a',
      fields,
    });
  });

  it.each([
    [new BadRequestException('details of a parser'), 400, 'http.body-malformed'],
    [Object.assign(new Error('too big'), { statusCode: 413 }), 413, 'http.body-too-large'],
    [new HttpException('odd', 422), 422, 'http.refused'],
    [Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 503, 'http.unavailable'],
    [Object.assign(new Error('Queue limit reached.')), 503, 'http.unavailable'],
    [Object.assign(new Error('readonly'), { errcode: 8 }), 503, 'http.unavailable'],
    [Object.assign(new Error('I/O'), { errcode: 778 }), 503, 'http.unavailable'],
    [{ driverError: { message: 'disk is full', errcode: 13 } }, 503, 'http.unavailable'],
    [Object.assign(new Error('unable to open'), { errcode: 14 }), 503, 'http.unavailable'],
    [Object.assign(new Error('busy'), { errcode: 5 }), 503, 'http.unavailable'],
    [Object.assign(new Error('constraint'), { errcode: 2067 }), 500, 'http.unexpected'],
    [Object.assign(new Error('full'), { code: 'ER_RECORD_FILE_FULL' }), 503, 'http.unavailable'],
    [new Error('password is hunter2'), 500, 'http.unexpected'],
    [null, 500, 'http.unexpected'],
  ])('for %p tells nothing of its inside', (error, status, code) => {
    const problem = problemOf(error);
    expect([problem.status, problem.code]).toEqual([status, code]);
    expect(problem.message).not.toContain('hunter2');
  });
});
