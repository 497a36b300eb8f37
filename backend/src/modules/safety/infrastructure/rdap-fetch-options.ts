import type { FetchOptions } from '../../../shared/outbound/outbound-http';

/** What is asked of lists and servers of RDAP; what is no success is not read. */
export const RDAP_FETCH_OPTIONS: FetchOptions = {
  accept: 'application/rdap+json, application/json',
  wants: ({ status }) => status === 200,
};
