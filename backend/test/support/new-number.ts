import { keep } from '../harness/kept.cjs';

const numbers = keep('numbers', () => ({ last: 0 }));

/** A number that no other call has had: files share servers, and a counter of a module begins anew with each file. */
export const newNumber = (): number => (numbers.last += 1);
