import type { IncomingHttpHeaders } from 'node:http';
import { GatewayError } from './gateway-error';

/** A whole answer, whatever its status. */
export class GatewayAnswer {
  constructor(
    readonly status: number,
    readonly headers: IncomingHttpHeaders,
    readonly body: Buffer,
  ) {}

  get isSuccess(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  /** For code that checks a signature over it, or has to read numbers beyond those of JavaScript. */
  get text(): string {
    return this.body.toString();
  }

  /** The object that the body is as JSON. @throws GatewayError */
  object(): Readonly<Record<string, unknown>> {
    const value = parsed(this.text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notJson();
    return value as Readonly<Record<string, unknown>>;
  }
}

const notJson = (): GatewayError => new GatewayError('not-json', true);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}
