import { shortHost } from '../../shared/short-host';

/** Puts this installation's own addresses into an example, so that it works when it is pasted. */
export function withOwnAddresses(code: string): string {
  const { origin, protocol } = window.location;
  return code.replaceAll('{origin}', origin).replaceAll('{short}', `${protocol}//${shortHost()}`);
}
