import type { FastifyRequest } from 'fastify';
import type { OwnAnswer, OwnApi, OwnCall } from '../../../../shared/http/own-api';
import type { YourlsAnswer } from '../domain/yourls-answer';
import { refuseCall } from '../domain/yourls-refusal';

interface OwnProblem {
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly { readonly code: string; readonly message: string }[];
}

const UNAUTHORIZED = 401;
/** YOURLS has no other status for who may not. */
const FORBIDDEN = 403;

/** Our own API has refused. */
export class ApiRefusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: OwnProblem,
  ) {
    super(problem.fields?.[0]?.message ?? problem.message);
  }

  get codes(): readonly string[] {
    return [this.problem.code, ...(this.problem.fields ?? []).map(({ code }) => code)];
  }

  /** What it is where YOURLS has no words of its own for it. */
  get asAnswer(): YourlsAnswer {
    return refuseCall(this.status === UNAUTHORIZED ? FORBIDDEN : this.status, this.message).answer;
  }
}

/** Parameters of a call, in the address or in a form; the form counts before. */
export function parametersOf({ query, body }: FastifyRequest): ReadonlyMap<string, string> {
  const given = [query, body].flatMap((each) =>
    typeof each === 'object' && each !== null ? Object.entries(each as Record<string, unknown>) : [],
  );
  const texts = given.flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
  );
  return new Map(texts);
}

/** One call of a program for YOURLS, and what it needs of our own API. */
export class YourlsCall {
  /** The last answer of our API, for what it says beside its body. */
  last: OwnAnswer | null = null;

  constructor(
    private readonly request: FastifyRequest,
    private readonly api: OwnApi,
    private readonly parameters: ReadonlyMap<string, string>,
    private readonly token: string | undefined,
  ) {}

  /** A parameter; empty when it is not there. */
  get(name: string): string {
    return (this.parameters.get(name) ?? '').trim();
  }

  /** The data of the answer. Throws `ApiRefusal`. */
  async send<T>(call: OwnCall): Promise<T> {
    this.last = await this.api.send(call, this.request, this.token);
    const { status, body } = this.last;
    if (status < 400) return (body as { readonly data: T }).data;
    const { error } = body as { readonly error: OwnProblem };
    throw new ApiRefusal(status, error);
  }
}
