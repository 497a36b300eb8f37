import { type FieldProblem, InvalidInput } from '../../../shared/domain/domain-error';
import { InputCheck } from '../../../shared/domain/input-check';
import { parseEmail } from '../../identity';
import type { InvitedAs } from '../domain/invitation.entity';
import { NobodyInvited } from '../domain/teams.errors';

/** Whom an admin names. */
export interface InvitedNames {
  readonly ids?: readonly number[] | undefined;
  readonly emails?: readonly string[] | undefined;
}

/** One of them, and the field that named them. */
export interface Named {
  readonly field: string;
  readonly invited: InvitedAs;
}

export const MAX_AT_ONCE = 50;

/** Parsers of one address name the field `email`; in a list each has a place. */
function emailAt(field: string, text: string): string {
  try {
    return parseEmail(text);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const [problem] = error.details.fields as [FieldProblem];
    throw new InvalidInput([{ ...problem, field }]);
  }
}

/** Those who are named, each once. Throws `InvalidInput` with every address that is none. */
export function readInvited({ ids = [], emails = [] }: InvitedNames): Named[] {
  const check = new InputCheck();
  const named = new Map<number | string, Named>();
  const add = (key: number | string, one: Named) => named.set(key, named.get(key) ?? one);
  for (const [index, userId] of ids.entries()) {
    add(userId, { field: `ids.${index}`, invited: { userId, email: null } });
  }
  for (const [index, text] of emails.entries()) {
    const field = `emails.${index}`;
    const email = check.take(() => emailAt(field, text));
    if (email !== undefined) add(email, { field, invited: { userId: null, email } });
  }
  check.done();
  if (named.size < 1 || named.size > MAX_AT_ONCE) throw new NobodyInvited(MAX_AT_ONCE);
  return [...named.values()];
}
