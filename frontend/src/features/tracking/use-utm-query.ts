import { useLocalQuery } from '../../i18n/use-local-path';
import { NO_UTM, type Utm, UTM_FIELDS } from '../campaign';

interface Wanted {
  readonly url: string;
  readonly utm: Utm;
}

/** What the UTM builder is filled in with lives in the page's address, so that it can be shared. */
export function useUtmQuery(): readonly [Wanted, (wanted: Wanted) => void] {
  const [query, replace] = useLocalQuery();
  const utm = UTM_FIELDS.reduce<Utm>(
    (known, field) => ({ ...known, [field]: query.get(field) ?? '' }),
    NO_UTM,
  );
  const change = ({ url, utm: wanted }: Wanted): void => {
    const given = [['url', url] as const, ...UTM_FIELDS.map((field) => [field, wanted[field]] as const)];
    replace(new URLSearchParams(given.filter(([, text]) => text !== '').map(([name, text]) => [name, text])));
  };
  return [{ url: query.get('url') ?? '', utm }, change];
}
