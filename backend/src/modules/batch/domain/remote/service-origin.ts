import { InvalidInput } from '../../../../shared/domain/domain-error';
import { fetchableAddress } from '../../../../shared/domain/fetchable-address';
import type { RemoteName } from './remote-service';
import { REMOTE_SERVICES } from './remote-services';

const TITLES: Readonly<Record<RemoteName, string>> = {
  bitly: 'Bitly',
  shortio: 'Short.io',
  shlink: 'Shlink',
  yourls: 'YOURLS',
  kutt: 'Kutt',
};

/** Where the service is asked; a path counts, as some are installed below one. Throws `InvalidInput`. */
export function serviceOrigin(service: RemoteName, address: string | null): string {
  const { origin } = REMOTE_SERVICES[service];
  if (origin !== null) return origin;
  const typed = (address ?? '').trim();
  const url = fetchableAddress(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url) {
    const message = `Say at which address your ${TITLES[service]} is, such as https://s.example.`;
    throw new InvalidInput([{ field: 'address', code: 'batch.import-address', message }]);
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** What the task is called. */
export const importName = (service: RemoteName, origin: string): string =>
  REMOTE_SERVICES[service].origin === null ? `${TITLES[service]}, ${new URL(origin).host}` : TITLES[service];
