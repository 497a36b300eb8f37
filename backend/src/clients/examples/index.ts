import type { ClientCall } from '../calls';
import type { Example } from './example';
import { LINK_EXAMPLES } from './links';
import { OTHER_EXAMPLES } from './other-areas';

const EXAMPLES = new Map(Object.entries({ ...LINK_EXAMPLES, ...OTHER_EXAMPLES }));

/** Names of the operations with an example. */
export const EXAMPLE_NAMES: readonly string[] = [...EXAMPLES.keys()];

/** The example of an operation; each that programs may call needs one. */
export function exampleOf({ name }: ClientCall): Example {
  const example = EXAMPLES.get(name);
  if (!example) throw new Error(`${name} has no example in backend/src/clients/examples`);
  return example;
}
