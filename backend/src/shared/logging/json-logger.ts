import type { LoggerService } from '@nestjs/common';
import pino from 'pino';
import type { ProcessSettings } from '../../config/settings';

type Level = 'debug' | 'error' | 'info' | 'warn';

const WIRING: ReadonlySet<unknown> = new Set([
  'InstanceLoader',
  'NestFactory',
  'NestApplication',
  'RouterExplorer',
  'RoutesResolver',
]);

/** However one came into a text or an error, such as one of a database or of a call that went out: it is not found in a log. */
const TOKENS = /\blk_(live|test)_[0-9A-Za-z]+/g;

const withoutTokens = (line: string): string =>
  line.includes('lk_') ? line.replace(TOKENS, 'lk_$1_[redacted]') : line;

/** Of an error what helps to find it; failed queries carry the values of their callers, which stay out. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: error.code } : {};
  return { name, message, stack, ...code };
}

/**
 * Structured logs: one JSON object a line on standard output. Takes what Nest's `Logger` hands on: a
 * text, or an object of facts with a text behind it, and the name of the class that speaks at the end.
 */
export class JsonLogger implements LoggerService {
  private readonly pino: pino.Logger;

  constructor({ logLevel }: Pick<ProcessSettings, 'logLevel'>, destination?: pino.DestinationStream) {
    const hooks = { streamWrite: withoutTokens };
    this.pino = pino(
      { level: logLevel, base: null, serializers: { err: describeError }, hooks },
      destination,
    );
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  /** Nest tells at every start which classes and routes it found; an operator has no use for it. */
  log(message: unknown, ...rest: unknown[]): void {
    if (!WIRING.has(rest.at(-1))) this.write('info', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  private write(level: Level, message: unknown, rest: readonly unknown[]): void {
    const context = rest.at(-1);
    const texts = rest.slice(0, -1).filter((text) => typeof text === 'string');
    if (message instanceof Error) this.pino[level]({ context, err: message }, message.message);
    else if (typeof message === 'object') this.pino[level]({ context, ...message }, texts.join(' '));
    else {
      this.pino[level](
        { context, details: texts[0] },
        typeof message === 'string' ? message : typeof message,
      );
    }
  }
}
