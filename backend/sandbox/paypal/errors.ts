import { randomBytes } from 'node:crypto';

/** An error as PayPal writes it: a name, and an issue that says what to do. */
export class PayPalError extends Error {
  constructor(
    readonly status: number,
    readonly errorName: string,
    readonly issue?: string,
  ) {
    super(issue ?? errorName);
  }

  body(): unknown {
    return {
      name: this.errorName,
      message: MESSAGES[this.errorName] ?? 'The request failed.',
      debug_id: randomBytes(7).toString('hex'),
      ...(this.issue === undefined ? {} : { details: [{ issue: this.issue, description: this.issue }] }),
      links: [],
    };
  }
}

const MESSAGES: Readonly<Record<string, string>> = {
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
  UNPROCESSABLE_ENTITY:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
};

export const notFound = (): PayPalError => new PayPalError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
export const invalid = (issue: string): PayPalError => new PayPalError(400, 'INVALID_REQUEST', issue);
export const unprocessable = (issue: string): PayPalError =>
  new PayPalError(422, 'UNPROCESSABLE_ENTITY', issue);

export function refuseIf(isRefused: boolean, issue: string): void {
  if (isRefused) throw unprocessable(issue);
}
