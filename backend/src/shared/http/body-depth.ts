import { InvalidInput } from '../domain/domain-error';

/** No call takes anything near as deep. */
const DEEPEST = 32;

function partsOf(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value as Record<string, unknown>) : [];
}

/** Whether a parsed body nests deeper than any call takes. Walks without recursion, which is what deep input attacks. */
function isTooDeep(body: unknown): boolean {
  let level: readonly unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap(partsOf);
  }
  return false;
}

/** Refuses what would exhaust the stack of everything that walks a body after this. */
export function refuseDeepBody(body: unknown): void {
  if (!isTooDeep(body)) return;
  const message = `The body nests too deeply; the limit is ${String(DEEPEST)} levels.`;
  throw new InvalidInput([{ field: '', code: 'http.body-too-deep', message }]);
}
