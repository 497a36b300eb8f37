import { FormStore } from '../../shared/form.store';
import type { BatchApi, BatchTask, ImportInput, ImportService } from './batch.api';

/** Where everybody has an installation of their own. */
const INSTALLED: ReadonlySet<ImportService> = new Set(['shlink', 'yourls', 'kutt']);

export const needsAddress = (service: ImportService): boolean => INSTALLED.has(service);

interface ImportValues {
  readonly service: ImportService;
  /** Of an installation. */
  readonly address: string;
  readonly token: string;
}

export type ImportForm = FormStore<ImportValues, BatchTask>;

const EMPTY: ImportValues = { service: 'bitly', address: '', token: '' };

/** An account at another service whose links are to be fetched. */
export const importForm = (
  api: Pick<BatchApi, 'startImport'>,
  where: Pick<ImportInput, 'lang' | 'location'>,
): ImportForm =>
  new FormStore({
    values: EMPTY,
    check: ({ service, address, token }) => ({
      address: needsAddress(service) && address.trim() === '' ? 'batch.import-address' : null,
      token: token.trim() === '' ? 'batch.import-token' : null,
    }),
    send: ({ values: { service, address, token } }) =>
      api.startImport({ service, token, ...(needsAddress(service) && { address }), ...where }),
    savedAs: () => EMPTY,
  });
