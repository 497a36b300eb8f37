import type { OpenAPIObject } from '@nestjs/swagger';
import { type Operation, rightTo } from '../domain/rights';
import type { HumanRequirement, Right } from '../domain/rights/right';
import { actionOf } from '../human-verification/human-judgement';
import { HUMAN_TOKEN_HEADER } from '../human-verification/human-verification.errors';

type Paths = OpenAPIObject['paths'];

interface DocumentedCall {
  readonly 'x-operation'?: Operation;
  readonly parameters?: readonly object[];
}

const WHO = { guests: 'Guests', people: 'People' } as const satisfies Record<
  HumanRequirement['asked'],
  string
>;

const humanToken = (operation: Operation, { asked }: HumanRequirement): object => ({
  name: HUMAN_TOKEN_HEADER,
  in: 'header',
  description: `${WHO[asked]} need a reCAPTCHA token for the action \`${actionOf(operation)}\` where \`GET /site\` has a \`humanVerification\`.`,
  required: false,
  schema: { type: 'string' },
});

/** Whether the call needs a token, the scope by which a program may make it (`x-scope`), and who has to be human. */
function fieldsOf(operation: Operation, right: Right, parameters: readonly object[]): object {
  if (right.who === 'anyone') return {};
  const { program, human } = right;
  return {
    security: [{ bearer: [] }],
    ...(program === null ? {} : { 'x-scope': program }),
    ...(human && { parameters: [...parameters, humanToken(operation, human)] }),
  };
}

const inOrder = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));

function withRight(call: DocumentedCall): object {
  const { 'x-operation': operation, parameters = [] } = call;
  if (operation === undefined) return call;
  return inOrder({ ...call, ...fieldsOf(operation, rightTo(operation), parameters) });
}

/** Every call with what its row of the table of rights says. */
export const withRights = (paths: Paths): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item as Readonly<Record<string, DocumentedCall>>).map(([method, call]) => [
          method,
          withRight(call),
        ]),
      ),
    ]),
  );
