import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Node gives its garbage collection away only to contexts made after it was asked for. */
export function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
